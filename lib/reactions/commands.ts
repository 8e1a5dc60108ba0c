import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { LikedKind } from './schema'

const FIELD = { article: 'articleId', comment: 'commentId', topic: 'topicId', reply: 'replyId' } as const
const TABLE = { article: 'articles', comment: 'comments', topic: 'topics', reply: 'replies' } as const

/** Adds a like; a second one of the same member changes nothing. The count follows by a trigger. */
export async function addLike(tx: Db, userId: string, kind: LikedKind, id: string): Promise<void> {
  await tx.like.createMany({ data: [{ userId, [FIELD[kind]]: id }], skipDuplicates: true })
}

/** Takes a like back. Returns whether there was one. */
export async function removeLike(tx: Db, userId: string, kind: LikedKind, id: string): Promise<boolean> {
  const { count } = await tx.like.deleteMany({ where: { userId, [FIELD[kind]]: id } })
  return count > 0
}

/** How often something is liked now. */
export async function countLikes(kind: LikedKind, id: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT like_count AS count FROM ${Prisma.raw(TABLE[kind])} WHERE id = ${id}::uuid`
  return row?.count ?? 0
}
