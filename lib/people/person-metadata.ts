import 'server-only'
import type { Metadata } from 'next'
import { toExcerpt } from '@/lib/core/excerpt'
import { openGraphOfSite } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { shareImage } from '@/lib/core/share-image'
import { PERSON_SECTIONS, parsePerson } from './list-state'
import { isIndexed } from './person'
import { findPerson } from './queries'

const DESCRIPTION_LIMIT = 155

/** What search engines show of somebody: authors are found, a section and its pages stand for themselves. */
export async function personMetadata(asked: Parameters<typeof parsePerson>[0]): Promise<Metadata> {
  const state = parsePerson(asked)
  const found = state && (await findPerson(state))
  if (!found) return {}
  const { show, page, username } = state
  const { name, bio } = found.person
  const section = show === 'all' ? null : PERSON_SECTIONS.find((entry) => entry.show === show)?.label.toLowerCase()
  const query = new URLSearchParams({
    ...(section ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  const address = query ? `${routes.person(username)}?${query}` : routes.person(username)
  const title = section ? `${name}: ${section}${page > 1 ? `, page ${page}` : ''}` : name
  const description = toExcerpt(
    `${bio ?? ''} ${section ?? 'Reviews, articles and topics'} by ${name} on Fieldtest.`,
    DESCRIPTION_LIMIT,
  )
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      ...openGraphOfSite,
      type: 'profile',
      title,
      description,
      url: address,
      username,
      images: [shareImage('person', username, name)],
    },
    ...(isIndexed(found.person) ? {} : { robots: { index: false, follow: true } }),
  }
}
