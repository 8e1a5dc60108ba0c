import type { Metadata } from 'next'
import { EditCommentPage } from '@/components/comments/edit-comment-page'
import { MissingPage } from '@/components/layout/missing-page'
import { requireMember } from '@/lib/auth/guards'
import { findOwnComment } from '@/lib/comments/place-queries'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { versionToShow } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { changeOwnComment, deleteOwnComment } from '../../posts'

export const metadata: Metadata = { title: 'Edit comment' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

/** The way to change or take back a comment for browsers without scripts. */
export default async function Page({ params, searchParams }: PageProps<'/comments/[id]/edit'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.commentEdit(id))
  const comment = await decideFound(await findOwnComment(member, id))
  if (!comment) return <MissingPage />
  const [changed, removed] = await Promise.all([
    readAnswer<{ id: string }>('comment', answer),
    readAnswer<{ id: string }>('my-comments', answer),
  ])
  return (
    <EditCommentPage
      comment={{ ...comment, version: versionToShow(changed, comment.version) }}
      change={changeOwnComment}
      remove={deleteOwnComment}
      answers={{ changed, removed }}
    />
  )
}
