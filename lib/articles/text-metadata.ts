import type { Metadata } from 'next'
import { pictureAddress } from '@/lib/media/picture'
import type { ArticleDetail } from './article-card'

/** What search engines and shared links show of an article or a review. `address` is its canonical path. */
export function textMetadata(text: ArticleDetail, address: string): Metadata {
  const { title, excerpt, picture, author, publishedAt, updatedAt, tags } = text
  const images = picture
    ? [
        {
          url: pictureAddress(picture.key, picture.width),
          width: picture.width,
          height: picture.height,
          alt: picture.alt,
        },
      ]
    : undefined
  return {
    title,
    description: excerpt,
    authors: [{ name: author.name }],
    alternates: { canonical: address },
    openGraph: {
      type: 'article',
      title,
      description: excerpt,
      url: address,
      images,
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      authors: [author.name],
      tags,
    },
    twitter: { card: 'summary_large_image', title, description: excerpt, images },
  }
}
