import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { ModerateTopicPage } from '@/components/forum/moderate-topic-page'
import { requireStaff } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { type Address, routes } from '@/lib/core/routes'
import { findTopicToModerate } from '@/lib/forum/edit-queries'
import { listForumCategories } from '@/lib/forum/queries'
import { lockTopic, moveTopic, pinTopic } from '../../posts'

export const metadata: Metadata = { title: 'Moderate topic' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ params, searchParams }: PageProps<'/forum/moderate/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireStaff(routes.moderateTopic(id))
  const topic = member === 'denied' ? null : await findTopicToModerate(member, id)
  if (!topic) return <AccessDenied />
  const [categories, pin, lock, move] = await Promise.all([
    listForumCategories(),
    readAnswer<{ href: Address }>('pin', answer),
    readAnswer<{ href: Address }>('lock', answer),
    readAnswer<{ href: Address }>('move', answer),
  ])
  return (
    <ModerateTopicPage
      topic={topic}
      categories={categories.map(({ slug, name }) => ({ slug, name }))}
      actions={{ pin: pinTopic, lock: lockTopic, move: moveTopic }}
      answers={{ pin, lock, move }}
    />
  )
}
