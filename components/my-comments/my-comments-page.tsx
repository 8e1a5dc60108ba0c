import './my-comments.css'
import type { Route } from 'next'
import { AdminSearch } from '@/components/admin/admin-search'
import { PageFrame } from '@/components/layout/page-frame'
import { AnnounceResult } from '@/components/lists/announce-result'
import { EmptyState } from '@/components/lists/empty-state'
import { Pager } from '@/components/lists/pager'
import { SelectField } from '@/components/lists/select-field'
import { buttonClass } from '@/components/ui/button'
import { REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import type { Answered } from '@/lib/core/native-post'
import { asTold, type Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { type MyCommentsState, POST_STATES, toMyCommentsAddress } from '@/lib/my-comments/list-state'
import type { MyDiscussion } from '@/lib/my-comments/queries'
import { MyPostLine, type PostActions } from './my-post-line'

type MyCommentsPageProps = {
  state: MyCommentsState
  discussions: readonly MyDiscussion[]
  /** Discussions, and posts in them. */
  total: number
  posts: number
  pages: number
  actions: PostActions
  /** What a form was answered with when it was posted without scripts; `appealed` knows the post that it was about. */
  answer: Result<unknown> | null
  appealed: Answered<object> | null
  now: Date
}

/** Everything the member has said, one section for each discussion. */
export function MyCommentsPage(props: MyCommentsPageProps) {
  const { state, discussions, total, posts, pages, actions, answer, appealed, now } = props
  const isFiltered = state.q !== '' || state.state !== null || state.in !== null
  const count = `${counted(posts, 'post', 'posts')} in ${counted(total, 'discussion', 'discussions')}`
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">My Comments</h1>
        {(total > 0 || isFiltered) && <ExportLinks />}
      </div>
      {answer && (
        <p role="status" className={`mt-6 border-l-2 pl-4 ${answer.ok ? 'border-success' : 'border-danger'}`}>
          {asTold(answer).message ?? 'Done.'}
        </p>
      )}
      {(total > 0 || isFiltered) && (
        <div className="mt-6">
          <AdminSearch
            action={routes.comments}
            label="Search my comments"
            value={state.q}
            keep={{ in: state.in ?? undefined }}
            className="my-filters"
          >
            <SelectField
              id="my-state"
              name="state"
              label="State"
              value={state.state}
              all="All states"
              options={Object.entries(POST_STATES).map(([value, label]) => ({ value, label }))}
            />
          </AdminSearch>
        </div>
      )}
      {total > 0 && (
        <p {...REST} className="mt-4 text-sm text-muted tabular-nums">
          {count}
          <AnnounceResult text={count} />
          {state.in && (
            <>
              {' · '}
              <Link href={toMyCommentsAddress({ ...state, in: null, page: 1 })} className="quiet-link">
                All discussions
              </Link>
            </>
          )}
        </p>
      )}
      {total === 0 && <Nothing isFiltered={isFiltered} />}
      <div className="mt-8 grid gap-10">
        {discussions.map(({ key, title, href, total: all, posts: own }) => (
          <section key={key} aria-labelledby={key} className="my-discussion">
            <h2 id={key} className="text-lg leading-7 text-balance wrap-anywhere">
              {href ? (
                <Link href={href as Route} className="hover:text-accent hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h2>
            <div>
              <ul>
                {own.map((post) => (
                  <MyPostLine
                    key={`${post.kind}:${post.id}`}
                    post={post}
                    actions={actions}
                    appealed={appealed?.row === post.id ? appealed : null}
                    now={now}
                  />
                ))}
              </ul>
              {all > own.length && state.in === null && (
                <p className="text-sm text-muted">
                  The newest {own.length} of {all}.{' '}
                  <Link href={toMyCommentsAddress({ ...state, in: key, page: 1 })} className="quiet-link">
                    Show all {all}
                    <span className="sr-only"> in “{title}”</span>
                  </Link>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
      <Pager page={state.page} pages={pages} toAddress={(page) => toMyCommentsAddress({ ...state, page })} />
    </PageFrame>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No comments match"
      action={
        <Link href={routes.comments} className={buttonClass('outline')}>
          Reset Filters
        </Link>
      }
    />
  ) : (
    <EmptyState
      title="You have not written anything yet"
      text="Your comments, topics and replies appear here."
      action={
        <Link href={routes.forum} className={buttonClass('outline')}>
          Join Community
        </Link>
      }
    />
  )
}

function ExportLinks() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      Export
      <a href={routes.commentsExport} download className={buttonClass('outline', 'small')}>
        JSON
      </a>
      <a href={`${routes.commentsExport}?format=csv`} download className={buttonClass('outline', 'small')}>
        CSV
      </a>
    </p>
  )
}
