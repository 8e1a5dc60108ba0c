import 'server-only'
import { db } from '@/lib/core/db'
import { renderEditorial } from '@/lib/core/markdown'
import { publicTexts } from '@/lib/core/public-rows'
import type { TextKind } from './card-queries'
import { reviewFields } from './reviewed-product'

const detailFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  tagNames: true,
  tags: { orderBy: { position: 'asc' }, select: { tag: { select: { slug: true, name: true } } } },
  categoryId: true,
  publishedAt: true,
  updatedAt: true,
  readMinutes: true,
  commentCount: true,
  ratingTenths: true,
  author: { select: { username: true, fullName: true, avatar: true, bio: true, role: true } },
  category: { select: { slug: true, name: true } },
  picture: { select: { key: true, width: true, height: true, alt: true, caption: true, placeholder: true } },
  metaTitle: true,
  metaDescription: true,
  canonicalUrl: true,
  sharePicture: { select: { key: true, width: true, height: true, alt: true } },
  review: { select: reviewFields },
} as const

/** A public text with its Markdown rendered, or null. What only reviews have is in `review`. */
export async function findPublicText(kind: TextKind, slug: string) {
  const row = await db.article.findFirst({
    where: { slug, kind, ...publicTexts },
    select: detailFields,
  })
  if (!row?.publishedAt) return null
  const { html, headings } = renderEditorial(row.content, row.author.role)
  return {
    id: row.id,
    categoryId: row.categoryId,
    review: row.review,
    text: {
      id: row.id,
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt ?? '',
      category: row.category,
      tags: row.tagNames,
      tagLabels: row.tags.map(({ tag }) => tag),
      publishedAt: row.publishedAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      readMinutes: row.readMinutes,
      commentCount: row.commentCount,
      rating: (row.ratingTenths ?? 0) / 10,
      author: {
        username: row.author.username,
        name: row.author.fullName ?? row.author.username,
        avatar: row.author.avatar,
      },
      authorBio: row.author.bio,
      picture: row.picture,
      meta: {
        title: row.metaTitle,
        description: row.metaDescription,
        canonicalUrl: row.canonicalUrl,
        sharePicture: row.sharePicture,
      },
      html,
      headings,
    },
  }
}
