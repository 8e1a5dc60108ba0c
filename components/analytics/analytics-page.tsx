import './analytics.css'
import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { listAddress } from '@/components/lists/list-address'
import { Pager } from '@/components/lists/pager'
import { buttonClass } from '@/components/ui/button'
import { ChipLinks } from '@/components/ui/chip-links'
import { Link } from '@/components/ui/link'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import { MEASURES, PERIODS } from '@/lib/analytics/measures'
import type { EmptySearch, PostCounts, Series } from '@/lib/analytics/queries'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { SpeedReport } from '@/lib/views/vitals-queries'
import { MeasureChart } from './measure-chart'
import { ReaderSpeed } from './reader-speed'

type AnalyticsPageProps = {
  state: AnalyticsState
  series: readonly Series[]
  posts: readonly PostCounts[]
  pages: number
  searches: readonly EmptySearch[]
  speed: SpeedReport
}

const query = ({ days, sort, page }: AnalyticsState) => ({
  days: days === 30 ? null : days,
  sort: sort === 'views' ? null : sort,
  page,
})
const toAddress = (state: AnalyticsState) => listAddress(routes.adminAnalytics, query(state))
/** How texts are read, without robots, by period: charts, the posts, what was looked for in vain, how fast pages were. */
export function AnalyticsPage({ state, series, posts, pages, searches, speed }: AnalyticsPageProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipLinks
          label="Period"
          scroll={false}
          links={PERIODS.map(({ days, label }) => ({
            label,
            href: toAddress({ ...state, days, page: 1 }),
            current: days === state.days,
          }))}
        />
        <a
          href={listAddress(routes.adminAnalyticsExport, query({ ...state, page: 1 }))}
          className={buttonClass('outline', 'small')}
        >
          Download CSV
        </a>
      </div>
      <div className="measures">
        {series.map((one) => (
          <MeasureChart key={one.measure} series={one} />
        ))}
      </div>
      <section className="analytics-part">
        <h2 id="posts">Posts</h2>
        {posts.length === 0 ? (
          <EmptyState title="Nothing yet" text="In this period nobody has read, saved or liked anything." />
        ) : (
          <AdminTable
            label="Posts"
            head={
              <>
                <th scope="col">Title</th>
                {MEASURES.map(({ measure, label }) => (
                  <SortHead
                    key={measure}
                    href={toAddress({ ...state, sort: measure, page: 1 })}
                    sorted={measure === state.sort ? 'descending' : undefined}
                    className="number"
                  >
                    {label}
                  </SortHead>
                ))}
              </>
            }
          >
            {posts.map((post) => (
              <tr key={post.id}>
                <td className="min-w-56">
                  <Link
                    href={routes.adminEditPost(post.id)}
                    className="font-semibold hover:text-accent hover:underline"
                  >
                    {post.title}
                  </Link>
                  <p className="text-muted">
                    {post.kind === 'review' ? 'Review' : 'Article'} by {post.author}
                  </p>
                </td>
                {MEASURES.map(({ measure }) => (
                  <td key={measure} className="number">
                    {formatCount(post[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </AdminTable>
        )}
        <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
      </section>
      <section aria-labelledby="searches" className="analytics-part">
        <h2 id="searches">Searches without a result</h2>
        {searches.length === 0 ? (
          <p className="text-muted">Everything that was looked for was found.</p>
        ) : (
          <ol className="empty-searches">
            {searches.map(({ words, count }) => (
              <li key={words}>
                <span>{words}</span>
                <span className="tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <ReaderSpeed report={speed} />
    </>
  )
}
