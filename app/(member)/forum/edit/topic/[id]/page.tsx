import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { EditTopicPage } from '@/components/forum/edit-topic-page'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { versionToShow } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { findTopicToEdit } from '@/lib/forum/edit-queries'
import { listForumCategories } from '@/lib/forum/queries'
import { deleteTopic, editTopic } from '../../../posts'

export const metadata: Metadata = { title: 'Edit topic' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ params, searchParams }: PageProps<'/forum/edit/topic/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.editPost('topic', id))
  const topic = await findTopicToEdit(member, id)
  if (!topic) return <AccessDenied />
  const [categories, edited, deleted] = await Promise.all([
    listForumCategories(),
    readAnswer<{ href: Address }>('edit-post', answer),
    readAnswer<{ href: Address }>('delete-post', answer),
  ])
  return (
    <EditTopicPage
      topic={{ ...topic, version: versionToShow(edited, topic.version) }}
      categories={categories.map(({ slug, name }) => ({ slug, name }))}
      edit={editTopic}
      remove={deleteTopic}
      answers={{ edited, deleted }}
    />
  )
}
