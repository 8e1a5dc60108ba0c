import './analytics.css'
import { KeepFocus } from '@/components/layout/keep-focus'
import { buttonClass } from '@/components/ui/button'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import type { EmptySearch, PostCounts } from '@/lib/analytics/queries'
import type { Series } from '@/lib/analytics/series'
import type { SpeedReport } from '@/lib/views/vitals-queries'
import { analyticsExportAddress } from './analytics-address'
import { EmptySearches } from './empty-searches'
import { MeasureCharts } from './measure-charts'
import { PeriodLinks } from './period-links'
import { PostsTable } from './posts-table'
import { ReaderSpeed } from './reader-speed'

type AnalyticsPageProps = {
  state: AnalyticsState
  series: readonly Series[]
  posts: readonly PostCounts[]
  pages: number
  /** Searches without a result: by day, and which words. */
  emptySearches: Series
  searches: readonly EmptySearch[]
  speed: SpeedReport
}

/** How texts are read, without robots, by period: charts, the posts, what was looked for in vain, how fast pages were. */
export function AnalyticsPage({ state, series, posts, pages, emptySearches, searches, speed }: AnalyticsPageProps) {
  return (
    <>
      <KeepFocus />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodLinks state={state} />
        <a href={analyticsExportAddress(state)} className={buttonClass('outline', 'small')}>
          Download CSV
        </a>
      </div>
      <MeasureCharts series={series} />
      <PostsTable state={state} posts={posts} pages={pages} />
      <EmptySearches series={emptySearches} searches={searches} />
      <ReaderSpeed report={speed} />
    </>
  )
}
