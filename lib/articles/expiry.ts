import { tags } from '@/lib/core/tags'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

/**
 * Every cache tag that shows a text of this kind: its page under each of its slugs, and whatever lists it (home, lists,
 * category, tag, author, feeds, sitemaps; see the reads that carry these tags).
 */
export function tagsOfText(kind: ArticleKind, slugs: readonly string[]): string[] {
  const page = kind === 'review' ? tags.review : tags.article
  return [kind === 'review' ? tags.reviews : tags.articles, ...new Set(slugs.map(page))]
}

/**
 * Which tags rise is computed every few hours (lib/trends), and a word that a text has brought there stands on every page
 * until then. For a text that staff takes from its readers. No text is too old for it: weeks are counted back from the newest
 * one, and on a quiet site that may itself be old.
 */
export const trendsOf = (textTags: readonly unknown[]): string[] => (textTags.length > 0 ? [tags.trends] : [])
