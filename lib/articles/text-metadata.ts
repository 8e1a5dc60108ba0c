import type { Metadata } from 'next'
import { openGraphOfSite, toDescription, toTitle, toWholeTitle } from '@/lib/core/page-metadata'
import { shareImage } from '@/lib/core/share-image'
import type { ArticleDetail } from './article-card'
import type { TextKind } from './card-queries'

/** What search engines and shared links show of an article or a review. `address` is its canonical path. */
export function textMetadata(kind: TextKind, text: ArticleDetail, address: string): Metadata {
  const { slug, excerpt, author, publishedAt, updatedAt, tags, meta } = text
  const title = meta?.title ?? text.title
  const own = meta?.sharePicture
  const description = toDescription(meta?.description ?? excerpt)
  const canonical = meta?.canonicalUrl ?? address
  return {
    title: meta?.title ? toWholeTitle(meta.title) : toTitle(title),
    description,
    authors: [{ name: author.name }],
    alternates: { canonical },
    openGraph: {
      ...openGraphOfSite,
      type: 'article',
      title,
      description,
      url: canonical,
      // The author's own picture in place of the drawn one changes the address, and so does the name that is drawn.
      images: [shareImage(kind, slug, own?.alt || text.title, updatedAt, own?.key ?? author.name)],
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      authors: [author.name],
      tags,
    },
  }
}
