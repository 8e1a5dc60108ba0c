import { createHmac } from 'node:crypto'
import { isoDate } from '@/lib/core/dates'

/**
 * Tells one visitor's clicks of a day from another's, and nobody's from one day to the next: 128 bits of a keyed hash, in
 * hex. `who` is whatever a visitor is known by, such as network address and browser.
 */
export const toVisitor = (secret: string, who: string, now: Date): string =>
  createHmac('sha256', secret)
    .update(`click:${isoDate(now)}:${who}`)
    .digest('hex')
    .slice(0, 32)

type Stranger = { address: string; browser: string | null; languages: string | null }

/** What somebody is known by who is not signed in. */
export const toStranger = ({ address, browser, languages }: Stranger) => [address, browser, languages].join('\n')
