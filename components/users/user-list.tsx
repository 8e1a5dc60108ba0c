import type { ReactNode } from 'react'
import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { FilterForm } from '@/components/lists/filter-form'
import { ListLink } from '@/components/lists/list-link'
import { ListTransition } from '@/components/lists/list-transition'
import { SearchField } from '@/components/lists/search-field'
import { buttonClass } from '@/components/ui/button'
import { REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import type { UserLine } from '@/lib/users/list-queries'
import {
  type PlaceMark,
  toSortName,
  toUserListAddress,
  type UserListState,
  type UserSort,
} from '@/lib/users/list-state'
import { LoadingUsers } from './loading-users'
import { UserRow } from './user-row'

type UserListProps = {
  member: Member
  state: UserListState
  users: readonly UserLine[]
  next: PlaceMark | null
  previous: PlaceMark | null
  /** What the line above the list says of how many there are. */
  summary: string
  verifyAgain: FormAction<object>
  /** The dialog that the address opens. */
  children: ReactNode
}

const COLUMNS = [
  { sort: 'user', label: 'User' },
  { sort: 'role', label: 'Role' },
  { sort: 'joined', label: 'Joined' },
] as const satisfies readonly { sort: UserSort; label: string }[]

/** Everybody: searched, ordered and paged by the address. */
export function UserList({ member, state, users, next, previous, summary, verifyAgain, children }: UserListProps) {
  const { q, sort, down } = state
  return (
    <ListTransition>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <FilterForm key={q} action={routes.adminUsers} keep={{ sort: toSortName(state) }}>
            <SearchField id="user-search" label="Search users" value={q} />
          </FilterForm>
        </div>
        <a
          href={toUserListAddress({ ...state, place: null }).replace(routes.adminUsers, routes.adminUsersExport)}
          download
          className={buttonClass('outline')}
        >
          Export CSV
        </a>
      </div>
      <LoadingUsers>
        <p role="status" {...REST} className="mt-3 mb-3 text-sm text-muted tabular-nums">
          {summary}
        </p>
        {users.length === 0 ? (
          <NoUsers state={state} onwards={state.place?.way === 'before' ? previous : next} />
        ) : (
          <AdminTable
            label="All Users"
            head={
              <>
                {COLUMNS.map((column) => (
                  <SortHead
                    key={column.sort}
                    href={toUserListAddress({
                      q,
                      sort: column.sort,
                      place: null,
                      down: column.sort === sort ? !down : column.sort === 'joined',
                    })}
                    className={column.sort === 'joined' ? 'admin-column' : undefined}
                    sorted={column.sort === sort ? (down ? 'descending' : 'ascending') : undefined}
                  >
                    {column.label}
                  </SortHead>
                ))}
                <th scope="col" className="admin-column">
                  Subscription
                </th>
                <th scope="col" className="admin-acts-head">
                  Actions
                </th>
              </>
            }
          >
            {users.map((user) => (
              <UserRow key={user.id} member={member} user={user} state={state} verifyAgain={verifyAgain} />
            ))}
          </AdminTable>
        )}
        <Pages state={state} next={next} previous={previous} />
      </LoadingUsers>
      {children}
    </ListTransition>
  )
}

/** Says that there is nobody, or nobody among those that a search which goes through the list has looked at so far. */
function NoUsers({ state, onwards }: { state: UserListState; onwards: PlaceMark | null }) {
  const way = state.place?.way ?? 'after'
  return onwards ? (
    <EmptyState
      title="No match among these users"
      text="Only a part of the list was looked through; there may be matches further on."
      action={
        <ListLink href={toUserListAddress({ ...state, place: { ...onwards, way } })} className={buttonClass('outline')}>
          Keep looking
        </ListLink>
      }
    />
  ) : (
    <EmptyState
      title="No users found"
      action={
        <Link href={routes.adminUsers} className={buttonClass('outline')}>
          Reset Filters
        </Link>
      }
    />
  )
}

function Pages({ state, next, previous }: Pick<UserListProps, 'state' | 'next' | 'previous'>) {
  if (!next && !previous && !state.place) return null
  const to = (way: 'after' | 'before', mark: PlaceMark | null) =>
    toUserListAddress({ ...state, place: mark && { ...mark, way } })
  return (
    <nav aria-label="Pages" className="user-pages">
      <span className="flex gap-2">
        {state.place && (
          <ListLink href={to('after', null)} className={buttonClass('quiet', 'small')}>
            First page
          </ListLink>
        )}
        {previous && (
          <ListLink href={to('before', previous)} rel="prev" className={buttonClass('outline', 'small')}>
            Previous
          </ListLink>
        )}
      </span>
      {next && (
        <ListLink href={to('after', next)} rel="next" className={buttonClass('outline', 'small')}>
          Next
        </ListLink>
      )}
    </nav>
  )
}
