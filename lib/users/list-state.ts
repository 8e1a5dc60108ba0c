import { type Address, routes } from '@/lib/core/routes'
import { lastOf, normalizeQuery } from '@/lib/core/search-text'

export const USER_TABS = ['users', 'roles', 'invite'] as const
export type UserTab = (typeof USER_TABS)[number]

export const USER_SORTS = ['user', 'role', 'joined'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Where a page begins: after a person, or before one on the way back. */
export type UserPlace = { id: string; way: 'after' | 'before' }

export type UserListState = { q: string; sort: UserSort; down: boolean; place: UserPlace | null }

type Asked = Record<string, string | string[] | undefined>

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const toId = (value: string | undefined) => (value && ID.test(value) ? value : null)

/** The tab that an address asks for; the first one unless it names another. */
export const parseTab = (asked: Asked): UserTab => USER_TABS.find((tab) => tab === lastOf(asked.tab)) ?? 'users'

/** What the address of the list asks for; values that nobody offers count as absent. `-joined` is downwards, newest first. */
export function parseUserList(asked: Asked): UserListState {
  const wanted = lastOf(asked.sort) ?? ''
  const sort = USER_SORTS.find((name) => name === wanted.replace(/^-/, ''))
  const [after, before] = [toId(lastOf(asked.after)), toId(lastOf(asked.before))]
  return {
    q: normalizeQuery(asked.q, 100),
    sort: sort ?? 'joined',
    down: sort ? wanted.startsWith('-') : true,
    place: after ? { id: after, way: 'after' } : before ? { id: before, way: 'before' } : null,
  }
}

/** What can be done with one person in a dialog over the list. */
export const USER_DIALOGS = ['edit', 'delete', 'suspend', 'sessions', 'promote'] as const
export type UserDialog = (typeof USER_DIALOGS)[number]

/** The dialog that an address opens, and about whom. */
export function parseDialog(asked: Asked): { dialog: UserDialog; id: string } | null {
  for (const dialog of USER_DIALOGS) {
    const id = toId(lastOf(asked[dialog]))
    if (id) return { dialog, id }
  }
  return null
}

/** The order as an address names it; null for the usual one, the newest first. */
export const toSortName = ({ sort, down }: Pick<UserListState, 'sort' | 'down'>) =>
  sort === 'joined' && down ? null : `${down ? '-' : ''}${sort}`

/** The address of the list, with a dialog over it if one is named; what is usual stays out. */
export function toUserListAddress(state: UserListState, open?: { dialog: UserDialog; id: string }): Address {
  const { q, place } = state
  const sort = toSortName(state)
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(sort && { sort }),
    ...(place && { [place.way]: place.id }),
    ...(open && { [open.dialog]: open.id }),
  }).toString()
  return query ? `${routes.adminUsers}?${query}` : routes.adminUsers
}
