import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { analyticsAddress } from '@/components/analytics/analytics-address'
import { AnalyticsPage } from '@/components/analytics/analytics-page'
import { PostAnalytics } from '@/components/analytics/post-analytics'
import { BlogFrame } from '@/components/blog/blog-frame'
import { type AnalyticsState, parseAnalytics } from '@/lib/analytics/list-state'
import { PERIODS } from '@/lib/analytics/measures'
import {
  findCountedPost,
  listEmptySearches,
  listPostCounts,
  readEmptySearches,
  readSeries,
} from '@/lib/analytics/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { readSpeed } from '@/lib/views/vitals-queries'

export async function generateMetadata({ searchParams }: PageProps<'/admin/blog/analytics'>): Promise<Metadata> {
  const { days, post } = parseAnalytics(await searchParams)
  const period = PERIODS.find((one) => one.days === days)?.label
  return { title: `${post ? `One post, ${period}` : period} | Analytics` }
}

export default async function Page({ searchParams }: PageProps<'/admin/blog/analytics'>) {
  const state = parseAnalytics(await searchParams)
  const member = await requireAdmin(analyticsAddress(state))
  if (member === 'denied') return <AccessDenied />
  const post = state.post ? await findCountedPost(state.post) : null
  return (
    <BlogFrame member={member} tab="analytics">
      {post ? (
        <PostAnalytics state={{ ...state, post: post.id }} post={post} series={await readSeries(state.days, post.id)} />
      ) : (
        <AllPosts state={{ ...state, post: null }} />
      )}
    </BlogFrame>
  )
}

async function AllPosts({ state }: { state: AnalyticsState }) {
  const [series, { posts, pages, page }, emptySearches, searches, speed] = await Promise.all([
    readSeries(state.days),
    listPostCounts(state),
    readEmptySearches(state.days),
    listEmptySearches(state.days),
    readSpeed(state.days),
  ])
  return (
    <AnalyticsPage
      state={{ ...state, page }}
      series={series}
      posts={posts}
      pages={pages}
      emptySearches={emptySearches}
      searches={searches}
      speed={speed}
    />
  )
}
