import 'server-only'
import { db } from '@/lib/core/db'

/** A post as its rules and the acts on it need it, trashed ones too; null when there is none. */
export const findPostToGuard = ({ id }: { id: string }) =>
  db.article.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      title: true,
      slug: true,
      content: true,
      excerpt: true,
      authorId: true,
      categoryId: true,
      status: true,
      ratingTenths: true,
      tagNames: true,
      publishedAt: true,
      scheduledFor: true,
      updatedAt: true,
      deletedAt: true,
      version: true,
      author: { select: { username: true } },
      review: { select: { productName: true, verdict: true, pros: true, cons: true } },
    },
  })

export type GuardedPost = NonNullable<Awaited<ReturnType<typeof findPostToGuard>>>
