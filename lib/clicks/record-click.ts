import 'server-only'
import type { NextRequest } from 'next/server'
import { hashSecret } from '@/lib/auth/secret-token'
import { readSessionSecret } from '@/lib/auth/session-cookie'
import { clientAddress } from '@/lib/core/client-address'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { isRobot } from '@/lib/core/robots'
import { newClickId } from './click'
import { appendClick } from './journal'
import { pressedOn } from './pressed-on'
import { toStranger, toVisitor } from './visitor'

/**
 * Keeps a click on an offer, without asking the database: a member is named by the hash of the session, which the import
 * looks up. A disk that takes nothing is logged; the reader still gets to the shop.
 */
export async function recordClick(offer: string, request: Pick<NextRequest, 'headers' | 'cookies'>): Promise<void> {
  const secret = await readSessionSecret(request.cookies)
  const session = secret && Buffer.from(hashSecret(secret)).toString('hex')
  const now = new Date()
  try {
    appendClick({
      id: newClickId(now.getTime()),
      offer,
      visitor: toVisitor(env.AUTH_SECRET, session ?? strangerOf(request.headers), now),
      session,
      robot: isRobot(request.headers),
      text: pressedOn(request.headers),
      at: now.toISOString(),
    })
  } catch (error) {
    log.error('click.not_kept', error, { offer })
  }
}

const strangerOf = (headers: Headers) =>
  toStranger({
    address: clientAddress(headers),
    browser: headers.get('user-agent'),
    languages: headers.get('accept-language'),
  })
