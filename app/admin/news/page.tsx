import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { NewsAdminList } from '@/components/news/news-admin-list'
import { requireStaff } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { parseNewsAdmin } from '@/lib/news/admin-list-state'
import { listNewsLines, listNewsSources } from '@/lib/news/admin-queries'
import { hide, show } from './posts'

export const metadata: Metadata = { title: 'News' }

export default async function Page({ searchParams }: PageProps<'/admin/news'>) {
  const member = await requireStaff(routes.adminNews)
  if (member === 'denied') return <AccessDenied />
  const [asked, sources] = await Promise.all([searchParams, listNewsSources()])
  const state = parseNewsAdmin(asked, sources)
  const [{ page, ...list }, answer] = await Promise.all([listNewsLines(state), readAnswer<object>('act', asked.answer)])
  return (
    <NewsAdminList {...list} state={{ ...state, page }} sources={sources} actions={{ hide, show }} answer={answer} />
  )
}
