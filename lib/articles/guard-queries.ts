import 'server-only'
import { db } from '@/lib/core/db'
import { versionColumns } from './version-fields'

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
      publishedAt: true,
      scheduledFor: true,
      updatedAt: true,
      deletedAt: true,
      version: true,
      author: { select: { username: true } },
      ...versionColumns,
    },
  })

export type GuardedPost = NonNullable<Awaited<ReturnType<typeof findPostToGuard>>>
