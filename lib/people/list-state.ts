import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { isUsername } from '@/lib/core/username-shape'

/** What the page of a person can be narrowed to, in the order shown. */
export const PERSON_SECTIONS = [
  { show: 'all', label: 'Overview' },
  { show: 'reviews', label: 'Reviews' },
  { show: 'articles', label: 'Articles' },
  { show: 'topics', label: 'Topics' },
] as const

export type PersonSection = (typeof PERSON_SECTIONS)[number]['show']

/** Texts or topics per page of a section. */
export const PERSON_TEXTS_PER_PAGE = 12

export type PersonState = { username: string; show: PersonSection; page: number }

/** The one address of a state. */
export function personAddress({ username, show, page }: PersonState) {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  const base = routes.person(username)
  return query ? (`${base}?${query}` as const) : base
}

/** The state that an address asks for; null for values that no page has. */
export function parsePerson({
  username,
  show = 'all',
  page,
}: {
  username: string
  show?: string
  page?: string
}): PersonState | null {
  const known = PERSON_SECTIONS.find((entry) => entry.show === show)
  const number = parsePage(page)
  if (!known || number === null || !isUsername(username)) return null
  // The overview has one page.
  return known.show === 'all' && number > 1 ? null : { username, show: known.show, page: number }
}
