import { EmptyState } from '@/components/lists/empty-state'
import { BackLink } from '@/components/ui/back-link'
import { REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import { MomentText } from '@/components/ui/moment-text'
import { PostedAnswer } from '@/components/ui/posted-answer'
import type { RevisionLine } from '@/lib/articles/revision-queries'
import type { DiffRow } from '@/lib/articles/text-diff'
import { counted } from '@/lib/core/format-count'
import { relativeTime } from '@/lib/core/relative-time'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ActButton } from './act-button'
import { DiffView } from './diff-view'

type RevisionsPageProps = {
  post: { id: string; title: string; version: number }
  /** Whether the post is somebody else's, who is told why a version comes back. */
  isOthers: boolean
  lines: readonly RevisionLine[]
  /** The version that is looked at, with its difference to the post as it is. */
  chosen: { id: string; title: string; savedAt: string; rows: readonly DiffRow[] } | null
  restore: FormAction<object>
  answer: Result<object> | null
  now: Date
}

/** Everything that a post has said, each save by whom and when, and what differs from it now. */
export function RevisionsPage({ post, isOthers, lines, chosen, restore, answer, now }: RevisionsPageProps) {
  return (
    <>
      <p>
        <BackLink href={routes.adminEditPost(post.id)}>Back to the editor</BackLink>
      </p>
      <h2 className="mt-3 mb-4 text-xl wrap-anywhere">Versions of “{post.title}”</h2>
      <PostedAnswer answer={answer} />
      {lines.length === 0 && <EmptyState title="No versions yet" text="Every save keeps one." />}
      {lines.length > 0 && (
        <div className="revisions">
          <ol className="revision-list">
            {lines.map(({ id, editor, title, savedAt, words }, index) => (
              <li key={id}>
                <Link
                  href={`${routes.adminPostRevisions(post.id)}?revision=${id}`}
                  scroll={false}
                  aria-current={id === chosen?.id ? 'true' : undefined}
                >
                  <span className="font-semibold">
                    {index === 0 ? 'Current' : <time dateTime={savedAt}>{relativeTime(savedAt, now, 'comment')}</time>}
                  </span>
                  <span className="dots text-muted">
                    <span>{editor ?? '[deleted]'}</span> <MomentText time={savedAt} />{' '}
                    <span>{counted(words, 'word', 'words')}</span>
                  </span>
                  {title !== post.title && <span className="wrap-anywhere">{title}</span>}
                </Link>
              </li>
            ))}
          </ol>
          {chosen && (
            <div className="min-w-0">
              <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                <p {...REST} className="text-muted">
                  {chosen.rows.some(({ kind }) => kind === 'changed')
                    ? 'What was said then, beside what is said now.'
                    : 'This version says what the post says now.'}
                </p>
                {chosen.rows.some(({ kind }) => kind === 'changed') && (
                  <ActButton
                    action={restore}
                    act="update"
                    values={{ id: post.id, revisionId: chosen.id, version: String(post.version) }}
                    reason={isOthers ? { id: 'restore-reason', answer } : undefined}
                  >
                    Restore this version
                  </ActButton>
                )}
              </div>
              <div className="diff-frame">
                <DiffView
                  rows={chosen.rows}
                  before={`Saved ${relativeTime(chosen.savedAt, now, 'comment')}`}
                  after="Current"
                />
              </div>
            </div>
          )}
        </div>
      )}
    </>
  )
}
