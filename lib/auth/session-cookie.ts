import 'server-only'
import type { cookies } from 'next/headers'
import { decode, encode } from 'next-auth/jwt'
import { cookiePrefix, isSecureSite } from '@/lib/core/cookie-prefix'
import { DAY_SECONDS } from '@/lib/core/durations'
import { env } from '@/lib/core/env'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'

/** Absolute life of a session, and how long it may lie unused (design, section 6). */
export const SESSION_DAYS = 30
export const IDLE_DAYS = 14

const LIFE_SECONDS = SESSION_DAYS * DAY_SECONDS

/** What every cookie that scripts must not read looks like. */
export const lockedCookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite } as const

/** Holds the encrypted token. */
export const SESSION_COOKIE = `${cookiePrefix}${SESSION_COOKIE_NAME}`
/** Tells scripts that asking who is looking is worth a request; says nothing else. */
export const HINT_COOKIE = 'signed-in'

type CookieJar = Awaited<ReturnType<typeof cookies>>

/** Gives the browser a session. `secret` is what the row knows the hash of. */
export async function setSessionCookie(jar: CookieJar, secret: string): Promise<void> {
  jar.set(SESSION_COOKIE, await sealText(secret, SESSION_COOKIE, LIFE_SECONDS), {
    ...lockedCookie,
    maxAge: LIFE_SECONDS,
  })
  jar.set(HINT_COOKIE, '1', { ...lockedCookie, httpOnly: false, maxAge: LIFE_SECONDS })
}

/** Takes the session from the browser. */
export function clearSessionCookie(jar: CookieJar): void {
  jar.set(SESSION_COOKIE, '', { ...lockedCookie, maxAge: 0 })
  jar.set(HINT_COOKIE, '', { ...lockedCookie, httpOnly: false, maxAge: 0 })
}

/** The secret of this browser's session, or null: none, expired, tampered with, or sealed with another key. */
export async function readSessionSecret(jar: Pick<CookieJar, 'get'>): Promise<string | null> {
  const token = jar.get(SESSION_COOKIE)?.value
  if (!token) return null
  const known = opened.get(token)
  if (known !== undefined) return known
  const secret = await openSeal(token, SESSION_COOKIE)
  if (secret !== null) keepOpened(token, secret)
  return secret
}

/** Encrypts a text into an Auth.js token that only this site opens, for this one use, for so many seconds. */
export const sealText = (text: string, use: string, maxAge: number) =>
  encode({ token: { sid: text }, secret: env.AUTH_SECRET, salt: use, maxAge })

/** The text of an intact and unexpired token of the same use, else null. */
export async function openSeal(token: string | undefined, use: string): Promise<string | null> {
  if (!token || token.length > 4096) return null
  const payload = await decode({ token, secret: env.AUTH_SECRET, salt: use }).catch(() => null)
  return typeof payload?.sid === 'string' ? payload.sid : null
}

/**
 * Opening a token takes Auth.js a key derivation and five trips to the threads of the crypto library, and a browser sends
 * the same one with every request. What is kept opens nothing by itself: the session's row, which expires with its token,
 * is asked each time.
 */
const opened = new Map<string, string>()
const MOST_KEPT = 2000

function keepOpened(token: string, secret: string): void {
  const [oldest] = opened.keys()
  if (opened.size >= MOST_KEPT && oldest !== undefined) opened.delete(oldest)
  opened.set(token, secret)
}
