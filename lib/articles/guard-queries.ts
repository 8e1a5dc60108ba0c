import 'server-only'
import { db } from '@/lib/core/db'
import { publicTexts } from '@/lib/core/public-rows'
import type { Member } from '@/lib/core/viewer'
import { canEditPost, canRestorePost, canSetStatus } from './policy'
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
      slugIsOwn: true,
      content: true,
      excerpt: true,
      authorId: true,
      categoryId: true,
      status: true,
      publishedAt: true,
      scheduledFor: true,
      updatedAt: true,
      deletedAt: true,
      deletedById: true,
      scheduledById: true,
      version: true,
      saveKey: true,
      author: { select: { username: true } },
      ...versionColumns,
    },
  })

/** Where readers find a post by now; null while they do not. */
export const findShownPlace = (id: string) =>
  db.article.findFirst({ where: { id, ...publicTexts }, select: { kind: true, slug: true } })

/** Why a member cannot open a post of theirs: it is in the trash, from where they may take it or not; null for other reasons. */
export async function findOwnTrash(member: Member, id: string): Promise<{ restorable: boolean } | null> {
  const post = await findPostToGuard({ id })
  if (!post?.deletedAt) return null
  const restorable = canRestorePost(member, post)
  return restorable || post.authorId === member.id ? { restorable } : null
}

/** What a member is asked about before they do it to a post, and to which posts they may. */
const MAY = {
  publish: (member: Member, post: GuardedPost) =>
    post.status !== 'published' && canEditPost(member, post) && canSetStatus(member, 'published', post),
  restore: canRestorePost,
} as const

type AskedAct = keyof typeof MAY

/** The post that an act is asked about; null when there is none that the member may do that to. */
export async function findPostToAskAbout(member: Member, act: AskedAct, id: string): Promise<GuardedPost | null> {
  const post = await findPostToGuard({ id })
  return post && MAY[act](member, post) ? post : null
}

export type GuardedPost = NonNullable<Awaited<ReturnType<typeof findPostToGuard>>>
