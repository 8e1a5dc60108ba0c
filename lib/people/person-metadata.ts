import 'server-only'
import type { Metadata } from 'next'
import {
  MISSING_PAGE,
  OUT_OF_INDEX,
  openGraphOfSite,
  toDescription,
  toFeedLink,
  toListDescription,
  toPagePart,
  toTitle,
} from '@/lib/core/page-metadata'
import { shareImage } from '@/lib/core/share-image'
import { site } from '@/lib/core/site'
import { PERSON_SECTIONS, parsePerson, personAddress } from './list-state'
import { isIndexed } from './person'
import { findPerson } from './queries'

/** What search engines show of somebody: authors are found, a section and its pages stand for themselves. */
export async function personMetadata(asked: Parameters<typeof parsePerson>[0]): Promise<Metadata> {
  const state = parsePerson(asked)
  const found = state && (await findPerson(state))
  if (!found) return MISSING_PAGE
  const { show, page, username } = state
  const { name, bio, counts } = found.person
  const section = PERSON_SECTIONS.find((entry) => entry.show === show && show !== 'all')?.label
  const address = personAddress(state)
  const who = `${name} (@${username})`
  const part = (section ? `: ${section.toLowerCase()}` : '') + toPagePart(page)
  const title = who + part
  const about = `${section ?? 'Reviews, articles and topics'} by ${name} (@${username}) on ${site.name}.`
  const description = toDescription(toListDescription(`${about} ${bio ?? ''}`, page))
  return {
    title: toTitle(who, part),
    description,
    alternates: {
      canonical: address,
      ...(counts.reviews + counts.articles > 0 ? toFeedLink('author', username, name) : {}),
    },
    openGraph: {
      ...openGraphOfSite,
      type: 'profile',
      title,
      description,
      url: address,
      username,
      images: [shareImage('person', username, name, name)],
    },
    ...(isIndexed(found.person) ? {} : OUT_OF_INDEX),
  }
}
