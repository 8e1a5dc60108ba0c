import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { counted, formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { HealthLine } from '@/lib/overview/health-queries'
import type { CountLine } from '@/lib/overview/queries'
import { AdminHead } from './admin-frame'

type OverviewPageProps = {
  counts: readonly CountLine[]
  /** How many reported things wait for a decision. */
  cases: number
  /** Null for whoever has nothing to do with the machinery. */
  health: readonly HealthLine[] | null
  children: ReactNode
}

/** The first page of the administration: what waits, what there is, and whether everything works. */
export function OverviewPage({ counts, cases, health, children }: OverviewPageProps) {
  return (
    <>
      <AdminHead title="Overview" />
      <section aria-labelledby="waiting" className="overview-section">
        <h2 id="waiting">Waiting</h2>
        <p className="flex flex-wrap items-center gap-4">
          <span>
            {cases === 0 ? 'No report waits.' : `${counted(cases, 'case waits', 'cases wait')} for a decision.`}
          </span>
          {cases > 0 && (
            <Link href={routes.adminModeration} className={buttonClass('outline', 'small')}>
              Open the queue
            </Link>
          )}
        </p>
      </section>
      {health && (
        <section aria-labelledby="health" className="overview-section">
          <h2 id="health">Health</h2>
          <dl className="health-list">
            {health.map(({ name, text, ok }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="wrap-anywhere">{text}</dd>
                <dd>
                  <Badge tone={ok ? 'success' : 'danger'}>{ok ? 'Fine' : 'Needs a look'}</Badge>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="counts" className="overview-section">
        <h2 id="counts">What there is</h2>
        <dl className="count-list">
          {counts.map(({ name, total, fresh }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="count-total">{formatCount(total)}</dd>
              <dd className="text-sm text-muted">{fresh > 0 ? `${formatCount(fresh)} since yesterday` : '\u00a0'}</dd>
            </div>
          ))}
        </dl>
      </section>
      {children}
    </>
  )
}
