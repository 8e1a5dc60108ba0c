import { cleanTitle } from '@/lib/core/clean-title'
import { parseUrl } from '@/lib/core/parse-url'
import { rawText } from '@/lib/core/raw-text'
import { POST_LIMITS } from './post-limits'

const TOO_LONG = `Please use at most ${POST_LIMITS.canonicalUrl} characters`

function isWhole(text: string) {
  const url = /^https?:\/\/[^/]/i.test(text) ? parseUrl(text) : null
  return url !== null && url.username === '' && url.password === ''
}

/**
 * The canonical address as a browser writes it, and measured so: its letters grow where they are written as bytes. One with a name
 * and a password is refused: they would stand in the page for everybody.
 */
export const canonicalUrl = rawText(POST_LIMITS.canonicalUrl, TOO_LONG)
  .default('')
  .transform(cleanTitle)
  .refine((text) => text === '' || isWhole(text), 'Please enter a whole address that begins with https://')
  .transform((text) => text && new URL(text).href)
  .refine((address) => address.length <= POST_LIMITS.canonicalUrl, TOO_LONG)
