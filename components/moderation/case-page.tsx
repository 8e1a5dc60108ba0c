import './moderation.css'
import type { Route } from 'next'
import { AdminHead } from '@/components/admin/admin-frame'
import { Prose } from '@/components/articles/prose'
import { BackLink } from '@/components/ui/back-link'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SCROLLS } from '@/components/ui/scrolls'
import { shortDate } from '@/lib/core/dates'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { Case } from '@/lib/moderation/case-queries'
import { AuthorPanel } from './author-panel'
import { CaseActions } from './case-actions'
import { CaseLog, CaseReports } from './case-story'
import { KIND_LABEL } from './case-words'

export type CaseForms = Record<'claimCase' | 'releaseCase' | 'liftSuspension', FormAction<object>> & {
  decideCase: FormAction<{ reports: number }>
}

/** What each form of the page was answered with when it was posted without scripts. */
export type CaseAnswers = Record<'claimed' | 'lifted', Result<object> | null> & {
  decided: Result<{ reports: number }> | null
}

type CasePageProps = {
  found: Case
  actions: CaseForms
  answers: CaseAnswers
  now: Date
}

/** Everything about one thing: its text, who reported it and why, its author's story, and what can be done. */
export function CasePage({ found, actions, answers, now }: CasePageProps) {
  const { kind, title, href, hidden, deleted, html, before, author, createdAt } = found
  return (
    <>
      <p className="mb-4">
        <BackLink href={routes.adminModeration}>Back to Moderation</BackLink>
      </p>
      <AdminHead
        title={title}
        text={`${KIND_LABEL[kind]} by ${author?.username ?? '[deleted]'}, ${shortDate(createdAt)}`}
      >
        {hidden && <Badge tone="warning">Hidden</Badge>}
        {deleted && <Badge tone="danger">Deleted</Badge>}
        {!deleted && !(hidden && (kind === 'topic' || kind === 'article')) && (
          <Link href={href as Route} className={buttonClass('outline', 'small')}>
            See it in place
          </Link>
        )}
      </AdminHead>
      <div className="case">
        <div className="grid grid-cols-1 content-start gap-8">
          {before && (
            <section className="case-section">
              <h2>It answers {before.author ?? '[deleted]'}</h2>
              <div {...SCROLLS} className="case-text text-muted">
                <Prose html={before.html} />
              </div>
            </section>
          )}
          <section className="case-section">
            <h2>{kind === 'profile' ? 'About the person' : 'The text'}</h2>
            <div {...SCROLLS} className="case-text">
              {html ? (
                <Prose html={html} />
              ) : (
                <p className="text-muted">
                  {html === null
                    ? 'This text is not public any more. Its author and administrators see it.'
                    : 'No text.'}
                </p>
              )}
            </div>
          </section>
          <CaseReports reports={found.reports} now={now} />
          <CaseLog log={found.log} now={now} />
        </div>
        <div className="case-side">
          <CaseActions found={found} actions={actions} answers={answers} />
          {author && (
            <AuthorPanel
              author={author}
              earlier={found.earlier}
              lift={actions.liftSuspension}
              lifted={answers.lifted}
            />
          )}
        </div>
      </div>
    </>
  )
}
