import type { ReactNode } from 'react'
import { AdminSearch } from '@/components/admin/admin-search'
import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { ListLink } from '@/components/lists/list-link'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { SelectField } from '@/components/lists/select-field'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { TRASH_DAYS } from '@/lib/articles/post-limits'
import type { PostLine } from '@/lib/articles/post-list-queries'
import {
  POST_FILTERS,
  POST_ROWS_PER_PAGE,
  type PostListState,
  type PostSort,
  toSortParam,
} from '@/lib/articles/post-list-state'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { postListAddress } from './post-list-address'
import { type PostActs, PostRow } from './post-row'

const HEADS: readonly { sort: PostSort; label: string }[] = [
  { sort: 'title', label: 'Title' },
  { sort: 'status', label: 'Status' },
  { sort: 'category', label: 'Category' },
  { sort: 'date', label: 'Date' },
]

type PostListProps = {
  state: PostListState
  lines: readonly PostLine[]
  total: number
  pages: number
  /** Names beside the titles, where the list shows more than one person's. */
  showsAuthors: boolean
  /** Whether whoever looks may publish. */
  publishes: boolean
  acts: PostActs
  /** What a form was answered with that was posted without scripts. */
  answer: Result<object> | null
  /** The dialog that the address asks for. */
  children?: ReactNode
}

export function PostList({
  state,
  lines,
  total,
  pages,
  showsAuthors,
  publishes,
  acts,
  answer,
  children,
}: PostListProps) {
  const isAll = !state.q && !state.status
  return (
    <>
      <PostedAnswer answer={answer} />
      <AdminSearch
        action={routes.adminBlog}
        label="Search posts"
        value={state.q}
        keep={{ sort: toSortParam(state) ?? undefined }}
      >
        <SelectField
          id="post-status"
          name="status"
          label="Status"
          value={state.status}
          all="All statuses"
          options={POST_FILTERS}
        />
      </AdminSearch>
      {lines.length === 0 ? (
        <EmptyState
          {...emptyWords(state, isAll)}
          action={
            isAll ? (
              <Link href={routes.adminNewPost} className={buttonClass()}>
                Create Post
              </Link>
            ) : (
              <ListLink href={routes.adminBlog} className={buttonClass('outline')}>
                Show All Posts
              </ListLink>
            )
          }
        />
      ) : (
        <>
          <div className="mb-3">
            <ResultLine total={total} page={state.page} size={POST_ROWS_PER_PAGE} />
          </div>
          <AdminTable
            label="Posts"
            head={
              <>
                {HEADS.map((head) => toHead(head, state))}
                <th scope="col" className="post-acts-head">
                  Actions
                </th>
              </>
            }
          >
            {lines.map((line) => (
              <PostRow
                key={line.id}
                line={line}
                state={state}
                showsAuthor={showsAuthors}
                publishes={publishes}
                acts={acts}
              />
            ))}
          </AdminTable>
        </>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => postListAddress({ ...state, page })} />
      {children}
    </>
  )
}

function emptyWords({ q, status }: PostListState, isAll: boolean): { title: string; text?: string } {
  if (isAll) return { title: 'No posts yet', text: 'Create your first blog post to get started.' }
  if (status !== 'trash' || q) return { title: 'No posts match your search' }
  return { title: 'The trash is empty', text: `Deleted posts stay here for ${TRASH_DAYS} days.` }
}

function toHead({ sort, label }: (typeof HEADS)[number], state: PostListState) {
  const isCurrent = sort === state.sort
  return (
    <SortHead
      key={sort}
      href={postListAddress({ ...state, sort, down: isCurrent && !state.down, page: 1 })}
      sorted={isCurrent ? (state.down ? 'descending' : 'ascending') : undefined}
    >
      {label}
    </SortHead>
  )
}
