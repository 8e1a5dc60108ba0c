import type { Metadata } from 'next'
import { openGraphOfSite, toDescription, toTitle, toWholeTitle } from '@/lib/core/page-metadata'
import { pictureAddress } from '@/lib/core/picture-files'
import { shareImage } from '@/lib/core/share-image'
import type { Picture } from '@/lib/media/picture'
import type { ArticleDetail } from './article-card'
import type { TextKind } from './card-queries'

/** What search engines and shared links show of an article or a review. `address` is its canonical path. */
export function textMetadata(kind: TextKind, text: ArticleDetail, address: string): Metadata {
  const { slug, excerpt, author, publishedAt, updatedAt, tags, meta } = text
  const title = meta?.title ?? text.title
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
      images: [
        meta?.sharePicture ? toImage(meta.sharePicture) : shareImage(kind, slug, text.title, updatedAt, author.name),
      ],
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      authors: [author.name],
      tags,
    },
  }
}

/** The author's own picture for links in place of the drawn one. */
const toImage = ({ key, width, height, alt }: Picture) => ({ url: pictureAddress(key, 1200), width, height, alt })
