import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { SubscribersPage } from '@/components/newsletter/subscribers-page'
import { requireAdmin } from '@/lib/auth/guards'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/list-queries'
import { parseSubscribers, toSubscribersAddress } from '@/lib/newsletter/list-state'

export const metadata: Metadata = { title: 'Newsletter' }

export default async function Page({ searchParams }: PageProps<'/admin/newsletter'>) {
  const state = parseSubscribers(await searchParams)
  const admin = await requireAdmin(toSubscribersAddress(state))
  if (admin === 'denied') return <AccessDenied />
  const [{ page, ...list }, counts] = await Promise.all([listSubscribers(state, state.page), countSubscribers()])
  return <SubscribersPage state={{ ...state, page }} {...list} counts={counts} />
}
