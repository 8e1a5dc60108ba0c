import type { Metadata } from 'next'
import { openGraphOfSite, toDescription } from '@/lib/core/page-metadata'
import { shareImage } from '@/lib/core/share-image'
import type { ArticleDetail } from './article-card'
import type { TextKind } from './card-queries'

/** What search engines and shared links show of an article or a review. `address` is its canonical path. */
export function textMetadata(kind: TextKind, text: ArticleDetail, address: string): Metadata {
  const { slug, title, excerpt, author, publishedAt, updatedAt, tags } = text
  const description = toDescription(excerpt)
  return {
    title,
    description,
    authors: [{ name: author.name }],
    alternates: { canonical: address },
    openGraph: {
      ...openGraphOfSite,
      type: 'article',
      title,
      description,
      url: address,
      images: [shareImage(kind, slug, title, updatedAt)],
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      authors: [author.name],
      tags,
    },
  }
}
