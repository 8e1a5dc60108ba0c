import type { Metadata } from 'next'
import { AnswerCommentPage } from '@/components/comments/answer-comment-page'
import { MissingPage } from '@/components/layout/missing-page'
import { NothingToContinue } from '@/components/writing/continue-page'
import { requireMember } from '@/lib/auth/guards'
import { findCommentToAnswer } from '@/lib/comments/place-queries'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { postReply } from '../../posts'

export const metadata: Metadata = { title: 'Reply' }

/** Rendered whole for each request, so that the form stands in the HTML itself and works without scripts. */
export const instant = false

/** The way to answer a comment for browsers without scripts. */
export default async function Page({ params, searchParams }: PageProps<'/comments/[id]/reply'>) {
  const [{ id }, { to, answer }] = await Promise.all([params, searchParams])
  await requireMember(
    typeof to === 'string' ? `${routes.commentReply(id)}?${new URLSearchParams({ to })}` : routes.commentReply(id),
  )
  const [comment, answered] = await Promise.all([
    findCommentToAnswer(id, to),
    readAnswer<{ id: string }>('comment-reply', answer),
  ])
  // Gone while somebody wrote.
  const left = answered && !answered.ok && answered
  await decideFound(comment || left)
  if (comment) return <AnswerCommentPage comment={comment} action={postReply} answer={answered} />
  return left ? <NothingToContinue written={left.values?.content} /> : <MissingPage />
}
