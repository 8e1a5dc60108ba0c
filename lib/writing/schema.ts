import { z } from 'zod'

/** Longest text that is ever shown, in characters; articles may be this long. */
const PREVIEW_LIMIT = 200_000

export const previewInput = z.object({
  text: z.string().max(PREVIEW_LIMIT, 'This text is too long to be shown.'),
  /** Whether it will stand in an article or among what members write. */
  as: z.enum(['member', 'editorial']).default('member'),
})

/** The beginning of a username from an address, in lower case; null when no name begins like that. */
export function toNamePrefix(text: string | null): string | null {
  const prefix = text?.toLowerCase() ?? ''
  return /^[a-z0-9][a-z0-9._-]{0,59}$/.test(prefix) ? prefix : null
}
