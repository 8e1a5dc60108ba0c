import { isSlug, spellSlug } from '@/lib/core/slug'
import { POST_LIMITS } from './post-limits'

/** What was typed as a slug, brought into its shape; '' for none, and for one without a letter. The form shows this, and the server stores it. */
export function toTypedSlug(text: string): string {
  const typed = text.trim()
  return typed === '' || isSlug(typed) ? typed : spellSlug(typed, POST_LIMITS.slug)
}
