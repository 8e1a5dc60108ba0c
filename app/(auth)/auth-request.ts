import 'server-only'
import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { toCallbackPath } from '@/lib/auth/schema'
import { env } from '@/lib/core/env'
import { routes } from '@/lib/core/routes'

type Query = Promise<Record<string, string | string[] | undefined>>

const PENDING = 'pending-email'
const AUTH_PATHS: readonly string[] = [routes.signIn, routes.register, routes.verifyEmail, routes.resetPassword]

/**
 * What an address of these pages says; of a repeated key the last. A link that could not know where it stood leaves
 * `callbackUrl` out; then the page that led here is returned to.
 */
export async function readAuthQuery(searchParams: Query) {
  const asked = Object.fromEntries(
    Object.entries(await searchParams).map(([key, value]) => [key, [value].flat().at(-1)]),
  )
  const { token = '', error, provider, answer } = asked
  return { token, error, provider, answer, callbackUrl: toReturnPath(asked.callbackUrl ?? (await refererPath())) }
}

/** Remembers, for this browser's verification page, where the mail was sent. */
export async function keepPendingEmail(email: string) {
  const secure = env.SITE_URL.startsWith('https:')
  const [path, day] = [routes.verifyEmail, 24 * 60 * 60]
  ;(await cookies()).set(PENDING, email, { httpOnly: true, sameSite: 'lax', path, maxAge: day, secure })
}

export async function findPendingEmail(): Promise<string | undefined> {
  return z.email().safeParse((await cookies()).get(PENDING)?.value).data
}

/** Signing in must not lead back to a page for signing in. */
function toReturnPath(value: unknown): string {
  const path = toCallbackPath(value)
  return AUTH_PATHS.includes(path.split('?')[0] ?? '') ? '/' : path
}

async function refererPath() {
  const referer = (await headers()).get('referer')
  if (!referer || !URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  return origin === env.SITE_URL ? pathname + search : '/'
}
