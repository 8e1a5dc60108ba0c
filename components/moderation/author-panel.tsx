import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { Case } from '@/lib/moderation/case-queries'
import { KIND_LABEL, OUTCOME } from './case-words'
import { LiftForm } from './lift-form'

type AuthorPanelProps = {
  author: NonNullable<Case['author']>
  earlier: Case['earlier']
  lift: FormAction<object>
  lifted: Result<object> | null
}

/** Whoever wrote it, and what was decided about them before. */
export function AuthorPanel({
  author: { id, username, role, suspendedUntil, canLift },
  earlier,
  lift,
  lifted,
}: AuthorPanelProps) {
  return (
    <section aria-labelledby="case-author" className="case-section">
      <h2 id="case-author">The author</h2>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Link href={routes.adminCase('profile', id)} className="font-semibold hover:text-accent">
          {username}
        </Link>
        {role !== 'user' && <Badge tone="info">{role}</Badge>}
        {suspendedUntil && <Badge tone="danger">Suspended until {shortDate(suspendedUntil)}</Badge>}
      </p>
      {canLift && <LiftForm id={id} action={lift} answer={lifted} />}
      <h3 className="mt-5 mb-2 text-sm font-semibold">Earlier cases</h3>
      {earlier.length === 0 && <p className="text-sm text-muted">None.</p>}
      <ul className="case-lines">
        {earlier.map((one) => (
          <li key={one.id}>
            <p className="flex flex-wrap items-center gap-2">
              <Link href={routes.adminCase(one.kind, one.targetId)} className="hover:text-accent">
                {KIND_LABEL[one.kind]}
              </Link>
              {one.outcome && <Badge tone={OUTCOME[one.outcome].tone}>{OUTCOME[one.outcome].label}</Badge>}
              {one.decidedAt && <span className="text-muted">{shortDate(one.decidedAt)}</span>}
            </p>
            {one.decision && <p className="mt-1 text-muted wrap-anywhere">{one.decision}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
