import 'server-only'
import { db } from '@/lib/core/db'
import { renderEditorial } from '@/lib/core/markdown'
import type { Member } from '@/lib/core/viewer'
import { derivedExcerpt } from './derived-excerpt'
import { findPostToEdit } from './edit-queries'
import { reviewFields, toReviewed } from './reviewed-product'
import { measureText, minutesToRead } from './word-count'

/** A post as its page will show it; null when there is none that the member may change (the rule of editing). */
export async function findPostPreview(member: Member, id: string) {
  const post = await findPostToEdit(member, id)
  if (!post) return null
  const { content, author, status, publishedAt, scheduledFor, updatedAt } = post
  // What is to come out again is dated anew when it does.
  const comesOut = status === 'scheduled' ? scheduledFor : null
  const review = post.review && (await db.review.findUnique({ where: { articleId: id }, select: reviewFields }))
  return {
    id: post.id,
    kind: post.kind,
    status,
    title: post.title,
    excerpt: post.excerpt ?? derivedExcerpt(content),
    html: renderEditorial(content, author.role).html,
    category: post.category,
    tags: post.tags.map(({ tag }) => tag),
    author: { username: author.username, name: author.fullName ?? author.username, avatar: author.avatar },
    picture: post.picture,
    date: (comesOut ?? publishedAt ?? updatedAt).toISOString(),
    readMinutes: minutesToRead(measureText(content)),
    rating: post.ratingTenths === null ? null : post.ratingTenths / 10,
    review: review && toReviewed(review),
  }
}

export type PostPreview = NonNullable<Awaited<ReturnType<typeof findPostPreview>>>
