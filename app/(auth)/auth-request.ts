import 'server-only'
import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { toCallbackPath } from '@/lib/auth/schema'
import { DAY_SECONDS } from '@/lib/core/durations'
import { env } from '@/lib/core/env'
import { AUTH_PATHS } from '@/lib/core/own-pages'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type Query = Promise<Record<string, string | string[] | undefined>>

const [PENDING, RETURN] = ['pending-email', 'pending-return'] as const

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

/** The way back that a refused form was posted with; its page was led to by itself, so nothing else knows. */
export function wayBack(answers: readonly (Result<unknown> | null)[], asked: string): string {
  const failed = answers.find((answer) => answer && !answer.ok)
  return toReturnPath((failed && !failed.ok && failed.values?.callbackUrl) || asked)
}

/** Remembers, for this browser's verification page, where the mail was sent and where to go in the end. */
export async function keepPending({ email, callbackUrl }: { email: string; callbackUrl: string }) {
  const secure = env.SITE_URL.startsWith('https:')
  const jar = await cookies()
  const options = { httpOnly: true, sameSite: 'lax', path: routes.verifyEmail, maxAge: DAY_SECONDS, secure } as const
  jar.set(PENDING, email, options)
  jar.set(RETURN, callbackUrl, options)
}

/** What `keepPending` kept in this browser. */
export async function findPending(): Promise<{ email: string | undefined; callbackUrl: string }> {
  const jar = await cookies()
  const email = z.email().safeParse(jar.get(PENDING)?.value).data
  return { email, callbackUrl: toReturnPath(jar.get(RETURN)?.value) }
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
