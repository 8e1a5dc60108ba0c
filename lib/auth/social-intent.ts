import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { cookiePrefix } from '@/lib/core/cookie-prefix'
import { toCallbackPath } from './schema'
import { lockedCookie, openSeal, sealText } from './session-cookie'

const COOKIE = `${cookiePrefix}social-intent`
const LIFE_SECONDS = 15 * 60

const intent = z.object({
  callbackUrl: z.unknown().transform(toCallbackPath),
  /** The session that wants to link an account; without one somebody signs in. */
  linkTo: z.object({ userId: z.uuid(), sessionId: z.uuid() }).nullable(),
  /** The provider's page, for a browser without scripts, which goes there by way of a page of ours. */
  url: z.url().optional(),
})

export type SocialIntent = z.output<typeof intent>

/** Keeps, sealed and in the browser, what somebody set out for while they are with the provider. */
export async function rememberIntent(what: SocialIntent): Promise<void> {
  const sealed = await sealText(JSON.stringify(what), COOKIE, LIFE_SECONDS)
  ;(await cookies()).set(COOKIE, sealed, { ...lockedCookie, maxAge: LIFE_SECONDS })
}

/** What was remembered in this browser within the last quarter of an hour, or null. */
export async function recallIntent(): Promise<SocialIntent | null> {
  const text = await openSeal((await cookies()).get(COOKIE)?.value, COOKIE)
  const parsed = text === null ? null : intent.safeParse(JSON.parse(text))
  return parsed?.success ? parsed.data : null
}

/** Removes from this browser what `rememberIntent` kept. */
export async function forgetIntent(): Promise<void> {
  ;(await cookies()).set(COOKIE, '', { ...lockedCookie, maxAge: 0 })
}
