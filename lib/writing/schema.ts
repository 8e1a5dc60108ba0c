import { z } from 'zod'
import { isWithinMarkdownLimit, TOO_LONG } from '@/lib/core/markdown/limit'
import { beginsUsername } from '@/lib/core/username-shape'

export const previewInput = z.object({
  text: z.string().refine(isWithinMarkdownLimit, TOO_LONG),
  /** Whether it will stand in an article or among what members write. */
  as: z.enum(['member', 'editorial']).default('member'),
})

/** The beginning of a username from an address, in lower case; null when no name begins like that. */
export function toNamePrefix(text: string | null): string | null {
  const prefix = text?.toLowerCase() ?? ''
  return beginsUsername(prefix) ? prefix : null
}
