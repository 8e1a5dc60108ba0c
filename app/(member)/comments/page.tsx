import type { Metadata } from 'next'
import { MyCommentsPage } from '@/components/my-comments/my-comments-page'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { parseMyComments, toMyCommentsAddress } from '@/lib/my-comments/list-state'
import { listMyComments } from '@/lib/my-comments/queries'
import { Visit } from '../notifications/visit'
import * as posts from './list-posts'

export const metadata: Metadata = { title: 'My Comments' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/comments'>) {
  const asked = await searchParams
  const state = parseMyComments(asked)
  const member = await requireMember(toMyCommentsAddress(state))
  const now = new Date()
  const [{ page, ...found }, answer, appealed] = await Promise.all([
    listMyComments(member, state, now),
    readAnswer<object>('my-comments', asked.answer),
    readAnswer<object>('appeal', asked.answer),
  ])
  return (
    <>
      <MyCommentsPage
        state={{ ...state, page }}
        {...found}
        actions={{
          comment: posts.deleteMyComment,
          topic: posts.deleteMyTopic,
          reply: posts.deleteMyReply,
          appeal: posts.appealHiding,
        }}
        answer={answer ?? appealed}
        appealed={appealed}
        now={now}
      />
      <Visit member={member} visited="own-posts" />
    </>
  )
}
