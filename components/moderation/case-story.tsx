import { Prose } from '@/components/articles/prose'
import { Badge } from '@/components/ui/badge'
import { SCROLLS } from '@/components/ui/scrolls'
import { relativeTime } from '@/lib/core/relative-time'
import type { Case } from '@/lib/moderation/case-queries'
import { CASE_REASONS } from '@/lib/moderation/queue-state'
import { OUTCOME } from './case-words'

/** Who reported it and why, undecided ones and earlier ones. */
export function CaseReports({ reports, now }: { reports: Case['reports']; now: Date }) {
  return (
    <section className="case-section">
      <h2>Reports</h2>
      {reports.length === 0 && <p className="text-sm text-muted">Nobody has reported this.</p>}
      <ul className="case-lines">
        {reports.map(({ id, reason, note, said, createdAt, open, outcome, decision, reporter, assignee }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b>{CASE_REASONS[reason]}</b>
              <span className="text-muted">
                {reporter ?? '[deleted]'}, {relativeTime(createdAt, now, 'comment')}
              </span>
              {!open && outcome && <Badge tone={OUTCOME[outcome].tone}>{OUTCOME[outcome].label}</Badge>}
            </p>
            {note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>}
            {said && (
              <>
                <p className="mt-2 mb-1 text-muted">It said then:</p>
                <div {...SCROLLS} className="case-text">
                  <Prose html={said} />
                </div>
              </>
            )}
            {decision && (
              <p className="mt-1 text-muted wrap-anywhere">
                {assignee ?? 'Somebody'}: {decision}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What staff did to it so far. */
export function CaseLog({ log, now }: { log: Case['log']; now: Date }) {
  if (log.length === 0) return null
  return (
    <section className="case-section">
      <h2>What was done</h2>
      <ul className="case-lines">
        {log.map(({ id, at, actor, action, reason }) => (
          <li key={id}>
            <p>
              <code>{action}</code>{' '}
              <span className="text-muted">
                {actor ?? 'the site itself'}, {relativeTime(at, now, 'comment')}
              </span>
            </p>
            {reason && <p className="mt-1 wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
