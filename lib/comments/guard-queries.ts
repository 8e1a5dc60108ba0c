import 'server-only'
import { db } from '@/lib/core/db'
import { publicTexts } from '@/lib/core/public-rows'

/** A comment with what its rules and its writes need, or null. That of a text that is not public is not there. */
export const findCommentToChange = async ({ id }: { id: string }) => {
  const row = await db.comment.findFirst({
    where: { id, article: publicTexts },
    select: {
      id: true,
      authorId: true,
      parentId: true,
      content: true,
      createdAt: true,
      hiddenAt: true,
      deletedAt: true,
      version: true,
      article: { select: { id: true, title: true } },
    },
  })
  return row?.article ? { ...row, article: row.article } : null
}

export type GuardedComment = NonNullable<Awaited<ReturnType<typeof findCommentToChange>>>
