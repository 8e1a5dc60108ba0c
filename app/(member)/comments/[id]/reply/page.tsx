import type { Metadata } from 'next'
import { AnswerCommentPage } from '@/components/comments/answer-comment-page'
import { MissingPage } from '@/components/layout/missing-page'
import { requireMember } from '@/lib/auth/guards'
import { findCommentToAnswer } from '@/lib/comments/place-queries'
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
  const comment = await findCommentToAnswer(id, to)
  if (!comment) return <MissingPage />
  return <AnswerCommentPage comment={comment} action={postReply} answer={await readAnswer('comment-reply', answer)} />
}
