'use server'

import { memberAction } from '@/lib/core/action'
import { tooFast } from '@/lib/core/action/preconditions'
import { AppError } from '@/lib/core/app-error'
import { db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { requireFormatted } from '@/lib/core/formatted-text'
import { requireShown } from '@/lib/core/markdown/shown'
import { leaveNativePost } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { requireSender } from '@/lib/core/sender'
import { tellMembers } from './announcements'
import { changeComment, deleteCommentRow } from './change-commands'
import { type Added, addComment, findPosted } from './commands'
import { expireDiscussion } from './expiry'
import { findCommentToChange } from './guard-queries'
import { canComment, canDeleteComment, editRefusal } from './policy'
import { renderComment } from './rendered'
import { BLANK, commentEditInput, commentIdInput, commentInput } from './schema'

/** Posts a comment or a reply; a form sent twice stores one. */
export const postComment = memberAction({
  input: commentInput,
  continues: 'comment',
  allow: canComment,
  async run({ input: { sender, ...input }, member }) {
    requireSender(member, sender, 'post')
    requireFormatted(input.content)
    requireShown(input.content, BLANK, renderComment)
    const comment = { ...input, author: member }
    const calls = input.parentId !== undefined || input.content.includes('@')
    // Whoever is told is told together with the comment or not at all; most comments tell the text's author alone.
    const added = calls
      ? await db.$transaction(async (tx) => {
          const done = await addComment(comment, tx)
          if (done.isNew) await tellMembers(tx, { ...input, ...done, author: member })
          return done
        })
      : await addComment(comment)
    const id = added.id ?? (input.postKey ? await findPosted(db, member.id, input.postKey) : null)
    if (!id) throw toProblem(added)
    if (added.isNew) expireDiscussion(input.articleId, 'count')
    await leaveNativePost(routes.comment(id))
    return ok({ id }, input.parentId ? 'Your reply has been posted.' : 'Your comment has been posted.')
  },
})

/** Changes what was said, within a day; after the first minutes with a mark. */
export const editComment = memberAction({
  input: commentEditInput,
  subject: findCommentToChange,
  allow: (member, comment) => editRefusal(member, comment) ?? true,
  limits: [{ name: 'edit', limit: 30, windowSeconds: DAY_SECONDS }],
  async run({ input, subject: comment, member }) {
    requireFormatted(input.content)
    requireShown(input.content, BLANK, renderComment)
    await db.$transaction(async (tx) => {
      await changeComment(tx, comment, input)
      await tellMembers(tx, {
        id: comment.id,
        articleId: comment.article.id,
        title: comment.article.title,
        content: input.content,
        before: comment.content,
        author: member,
      })
    })
    expireDiscussion(comment.article.id)
    await leaveNativePost(routes.comment(comment.id))
    return ok({ id: comment.id }, 'Your comment has been changed.')
  },
})

/** Takes a comment back. Where others answered it, its place stays. */
export const deleteComment = memberAction({
  input: commentIdInput,
  subject: findCommentToChange,
  allow: canDeleteComment,
  async run({ subject: { id, article } }) {
    await deleteCommentRow(id)
    expireDiscussion(article.id, 'count')
    return ok({ id }, 'Your comment has been deleted.')
  },
})

const NO_PARENT =
  'The comment that you answer is no longer here. Your text still is, and can be posted as a comment of its own.'

function toProblem({ hasText, hasParent, isFull, isRepeated, waitSeconds }: Added): AppError {
  if (!hasText) return new AppError('not_found', 'This no longer exists.')
  if (!hasParent) return new AppError('not_found', NO_PARENT)
  if (isFull) return new AppError('conflict', 'This thread is full. Please begin a new comment.')
  if (isRepeated) return new AppError('conflict', 'You have just posted the same text.')
  return tooFast(waitSeconds)
}
