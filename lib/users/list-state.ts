import { type Address, routes } from '@/lib/core/routes'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'

export const USER_TABS = ['users', 'roles', 'invite'] as const
export type UserTab = (typeof USER_TABS)[number]

export const USER_SORTS = ['user', 'role', 'joined'] as const
export type UserSort = (typeof USER_SORTS)[number]

/**
 * Somebody's place in the list: the value it is ordered by (name, `role-name`, or milliseconds) and their id. It holds also
 * when they are gone.
 */
export type PlaceMark = { value: string; id: string }

/** Where a page begins: after a person, or before one on the way back. */
export type UserPlace = PlaceMark & { way: 'after' | 'before' }

export type UserListState = { q: string; sort: UserSort; down: boolean; place: UserPlace | null }

type Asked = Record<string, string | string[] | undefined>

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const toId = (value: string | undefined) => (value && ID.test(value) ? value : null)

const MARK = /^(.+)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const VALUES: Record<UserSort, RegExp> = {
  user: /^[\w.-]{1,60}$/,
  role: /^(user|moderator|admin)-[\w.-]{1,60}$/,
  joined: /^\d{1,14}$/,
}

function toMark(text: string | undefined, sort: UserSort): PlaceMark | null {
  const [, value = '', id] = MARK.exec(text ?? '') ?? []
  return id && VALUES[sort].test(value) ? { value, id } : null
}

/** The tab that an address asks for; the first one unless it names another. */
export const parseTab = (asked: Asked): UserTab => USER_TABS.find((tab) => tab === lastValue(asked.tab)) ?? 'users'

/** What the address of the list asks for; values that nobody offers count as absent. `-joined` is downwards, newest first. */
export function parseUserList(asked: Asked): UserListState {
  const wanted = lastValue(asked.sort) ?? ''
  const known = USER_SORTS.find((name) => name === wanted.replace(/^-/, ''))
  const sort = known ?? 'joined'
  const [after, before] = [toMark(lastValue(asked.after), sort), toMark(lastValue(asked.before), sort)]
  return {
    q: normalizeQuery(asked.q, 100),
    sort,
    down: known ? wanted.startsWith('-') : true,
    place: after ? { ...after, way: 'after' } : before && { ...before, way: 'before' },
  }
}

/** What can be done with one person in a dialog over the list. */
export const USER_DIALOGS = [
  'edit',
  'delete',
  'suspend',
  'sessions',
  'make-user',
  'make-moderator',
  'make-admin',
] as const
export type UserDialog = (typeof USER_DIALOGS)[number]

/** The dialog that an address opens, and about whom. */
export function parseDialog(asked: Asked): { dialog: UserDialog; id: string } | null {
  for (const dialog of USER_DIALOGS) {
    const id = toId(lastValue(asked[dialog]))
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
    ...(place && { [place.way]: `${place.value}_${place.id}` }),
    ...(open && { [open.dialog]: open.id }),
  }).toString()
  return query ? `${routes.adminUsers}?${query}` : routes.adminUsers
}
