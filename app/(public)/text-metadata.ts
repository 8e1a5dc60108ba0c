import type { Metadata } from 'next'
import type { ArticleDetail } from '@/lib/articles/article-card'
import type { TextKind } from '@/lib/articles/card-queries'
import { findArticle } from '@/lib/articles/queries'
import { textMetadata } from '@/lib/articles/text-metadata'
import { findDiscussionAt } from '@/lib/comments/queries'
import { MISSING_PAGE } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { findReview } from '@/lib/reviews/queries'
import type { Asked } from './text-view'

export const articleMetadata = async (asked: Asked) =>
  toMetadata('article', isSlug(asked.slug) ? await findArticle(asked.slug) : null, asked)

export const reviewMetadata = async (asked: Asked) =>
  toMetadata('review', isSlug(asked.slug) ? await findReview(asked.slug) : null, asked)

/** The plain address has a discussion always; another part of it may be missing. */
async function toMetadata(kind: TextKind, text: ArticleDetail | null, { slug, ...asked }: Asked): Promise<Metadata> {
  if (!text || (asked.page && !(await findDiscussionAt(text.id, asked)))) return MISSING_PAGE
  return textMetadata(kind, text, routes.text(kind, slug))
}
