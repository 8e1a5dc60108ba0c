import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { canRestorePost } from './policy'
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
      saveKey: true,
      author: { select: { username: true } },
      ...versionColumns,
    },
  })

/** Where readers find a post by now; null while they do not. */
export const findShownPlace = (id: string) =>
  db.article.findFirst({ where: { id, status: 'published', deletedAt: null }, select: { kind: true, slug: true } })

/** Whether a post cannot be opened only because it is in the trash. */
export async function isInOwnTrash(member: Member, id: string): Promise<boolean> {
  const post = await findPostToGuard({ id })
  return post !== null && canRestorePost(member, post)
}

export type GuardedPost = NonNullable<Awaited<ReturnType<typeof findPostToGuard>>>
