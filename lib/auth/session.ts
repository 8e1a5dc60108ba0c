import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { readSessionSecret } from './session-cookie'
import { findOpenSession, type SessionView } from './session-queries'

/**
 * The session of this request. While a page renders it is looked up once; in actions and route handlers, where React
 * keeps nothing, at each call, so that they see their own changes.
 */
export const findSession = cache(async (): Promise<SessionView | null> => {
  const secret = await readSessionSecret(await cookies())
  return secret ? findOpenSession(secret) : null
})
