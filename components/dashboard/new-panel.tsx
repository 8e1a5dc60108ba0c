import { EmptyState } from '@/components/lists/empty-state'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { relativeTime } from '@/lib/core/relative-time'
import type { FormAction } from '@/lib/core/result'
import type { NewList } from '@/lib/dashboard/new-queries'
import { SeenButton } from './seen-button'

type NewPanelProps = NewList & { now: Date; markSeen: FormAction<object> }

/** The New tab: what was published since the member last said that they had seen everything. */
export function NewPanel({ lines, since, until, now, markSeen }: NewPanelProps) {
  if (lines.length === 0) {
    return <EmptyState title="Nothing new" text={`Since ${shortDate(since)} you have seen everything.`} />
  }
  return (
    <section aria-labelledby="new">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="new" className="text-xl">
          Since {shortDate(since)}
        </h2>
        <SeenButton action={markSeen} until={until} />
      </div>
      <ul className="own-lines">
        {lines.map(({ href, kind, title, category, at }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <p className="dots text-sm text-muted">
              <span>{kind}</span> <span>{category}</span> <time dateTime={at}>{relativeTime(at, now, 'comment')}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
