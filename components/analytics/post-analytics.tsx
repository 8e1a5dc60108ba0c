import './analytics.css'
import { KeepFocus } from '@/components/layout/keep-focus'
import { BackLink } from '@/components/ui/back-link'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { AnalyticsState } from '@/lib/analytics/list-state'
import type { CountedPost } from '@/lib/analytics/queries'
import type { Series } from '@/lib/analytics/series'
import { routes } from '@/lib/core/routes'
import { kindName } from '@/lib/search/kinds'
import { analyticsAddress } from './analytics-address'
import { MeasureCharts } from './measure-charts'
import { PeriodLinks } from './period-links'

type PostAnalyticsProps = { state: AnalyticsState; post: CountedPost; series: readonly Series[] }

/** How one post is read, without robots, by period. */
export function PostAnalytics({ state, post, series }: PostAnalyticsProps) {
  const { id, kind, title, slug, status, author } = post
  const address = routes.text(kind, slug)
  return (
    <>
      <KeepFocus key={id} rest="counted-post" />
      <p>
        <BackLink href={analyticsAddress({ ...state, post: null })}>Back to all posts</BackLink>
      </p>
      <div className="counted-post-head">
        <div>
          <h2 id="counted-post" tabIndex={-1}>
            Analytics:{' '}
            <Link href={status === 'published' ? address : routes.adminPreviewPost(id)} className="quiet-link">
              {title}
            </Link>
          </h2>
          <p className="text-muted">
            {kindName(kind)} by {author.username}
          </p>
        </div>
        <Link href={routes.adminEditPost(id)} className={buttonClass('outline', 'small')}>
          Edit<span className="sr-only"> “{title}”</span>
        </Link>
      </div>
      <PeriodLinks state={state} />
      <MeasureCharts series={series} heading="h3" />
    </>
  )
}
