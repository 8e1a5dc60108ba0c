import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { AnalyticsPage } from '@/components/analytics/analytics-page'
import { BlogFrame } from '@/components/blog/blog-frame'
import { parseAnalytics } from '@/lib/analytics/list-state'
import { listEmptySearches, listPostCounts, readSeries } from '@/lib/analytics/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { readSpeed } from '@/lib/views/vitals-queries'

export const metadata: Metadata = { title: 'Analytics' }

export default async function Page({ searchParams }: PageProps<'/admin/blog/analytics'>) {
  const [asked, member] = await Promise.all([searchParams, requireAdmin(routes.adminAnalytics)])
  if (member === 'denied') return <AccessDenied />
  const state = parseAnalytics(asked)
  const [series, { posts, pages, page }, searches, speed] = await Promise.all([
    readSeries(state.days),
    listPostCounts(state),
    listEmptySearches(state.days),
    readSpeed(state.days),
  ])
  return (
    <BlogFrame member={member} tab="analytics">
      <AnalyticsPage
        state={{ ...state, page }}
        series={series}
        posts={posts}
        pages={pages}
        searches={searches}
        speed={speed}
      />
    </BlogFrame>
  )
}
