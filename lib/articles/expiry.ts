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
