import '@/components/articles/text.css'
import './topic-page.css'
import { PageFrame } from '@/components/layout/page-frame'
import { RelativeTimes } from '@/components/lists/relative-times'
import { BackLink } from '@/components/ui/back-link'
import { shortDate } from '@/lib/core/dates'
import type { PostHistory } from '@/lib/forum/edit-queries'

/** What a post said before each of its edits, as typed; for staff. */
export function PostHistoryPage({ history: { title, href, revisions } }: { history: PostHistory }) {
  return (
    <PageFrame>
      <div className="topic-page">
        <BackLink href={href}>Back to the post</BackLink>
        <h1 className="mt-6 border-t-2 border-ink pt-4 text-3xl">Earlier versions</h1>
        <p className="mt-2 mb-6 wrap-anywhere text-muted">{title}</p>
        {revisions.length === 0 && <p className="text-muted">This post was never changed.</p>}
        {revisions.map((revision) => (
          <section key={revision.id} className="old-text">
            <h2 className="text-base">
              {revision.title ?? 'Text'}{' '}
              <span className="font-ui text-sm font-normal text-muted">
                until{' '}
                <time dateTime={revision.replacedAt} data-relative="comment" suppressHydrationWarning>
                  {shortDate(revision.replacedAt)}
                </time>
              </span>
            </h2>
            <pre>{revision.content}</pre>
          </section>
        ))}
      </div>
      <RelativeTimes />
    </PageFrame>
  )
}
