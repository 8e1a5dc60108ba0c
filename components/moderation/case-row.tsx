import { Badge } from '@/components/ui/badge'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import { relativeTime } from '@/lib/core/relative-time'
import { routes } from '@/lib/core/routes'
import type { CaseLine } from '@/lib/moderation/queries'
import { CASE_REASONS } from '@/lib/moderation/queue-state'
import { KIND_LABEL, OUTCOME } from './case-words'

/** A reported thing: what and whose it is, why and how often it was reported, and who looks after it. */
export function CaseRow({ line, now }: { line: CaseLine; now: Date }) {
  const {
    kind,
    id,
    title,
    excerpt,
    author,
    reports,
    reasons,
    first,
    assignee,
    outcome,
    decidedAt,
    state,
    dismissable,
  } = line
  const when = decidedAt ?? first
  return (
    <article className="case-row">
      <div className="case-box">
        {dismissable && (
          <label>
            <input type="checkbox" name="cases" value={`${kind}:${id}`} aria-label={`Select ${title}`} />
          </label>
        )}
      </div>
      <div className="min-w-0">
        <Kicker muted>{KIND_LABEL[kind]}</Kicker>
        <h2 className="text-base font-semibold wrap-anywhere">
          {title === null ? (
            'No longer there'
          ) : (
            <Link href={routes.adminCase(kind, id)} className="case-link">
              {title}
            </Link>
          )}
        </h2>
        {excerpt && <p className="mt-1 line-clamp-2 text-sm text-pretty wrap-anywhere">{excerpt}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>by {author ?? '[deleted]'}</span>
          <time dateTime={when}>
            {decidedAt ? 'decided' : 'reported'} {relativeTime(when, now, 'comment')}
          </time>
        </p>
      </div>
      <div className="case-facts">
        <p className="flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Badge key={reason} tone={reason === 'appeal' ? 'info' : reason === 'illegal' ? 'danger' : 'neutral'}>
              {CASE_REASONS[reason]}
            </Badge>
          ))}
          {outcome && <Badge tone={OUTCOME[outcome].tone}>{OUTCOME[outcome].label}</Badge>}
          {!outcome && state && <Badge tone="warning">{state === 'hidden' ? 'Hidden' : 'Deleted'}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {counted(reports, 'report', 'reports')}
          {assignee && ` · ${decidedAt ? 'decided by' : 'with'} ${assignee}`}
        </p>
      </div>
    </article>
  )
}
