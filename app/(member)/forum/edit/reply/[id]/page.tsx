import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { EditReplyPage } from '@/components/forum/edit-reply-page'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { versionToShow } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { findReplyToEdit } from '@/lib/forum/edit-queries'
import { deleteReply, editReply } from '../../../posts'

export const metadata: Metadata = { title: 'Edit reply' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ params, searchParams }: PageProps<'/forum/edit/reply/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.editPost('reply', id))
  const reply = await findReplyToEdit(member, id)
  if (!reply) return <AccessDenied />
  const [edited, deleted] = await Promise.all([
    readAnswer<{ href: Address }>('edit-post', answer),
    readAnswer<{ href: Address }>('delete-post', answer),
  ])
  const shown = { ...reply, version: versionToShow(edited, reply.version) }
  return <EditReplyPage reply={shown} edit={editReply} remove={deleteReply} answers={{ edited, deleted }} />
}
