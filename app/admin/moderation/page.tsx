import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { QueuePage } from '@/components/moderation/queue-page'
import { requireStaff } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { listCases } from '@/lib/moderation/queries'
import { parseQueue } from '@/lib/moderation/queue-state'
import { dismissCases } from './posts'

export const metadata: Metadata = { title: 'Moderation' }

export default async function Page({ searchParams }: PageProps<'/admin/moderation'>) {
  const member = await requireStaff(routes.adminModeration)
  if (member === 'denied') return <AccessDenied />
  const asked = await searchParams
  const state = parseQueue(asked)
  const { page, ...found } = await listCases(member, state)
  return (
    <QueuePage
      state={{ ...state, page }}
      {...found}
      dismiss={dismissCases}
      answer={await readAnswer('queue', asked.answer)}
      now={new Date()}
    />
  )
}
