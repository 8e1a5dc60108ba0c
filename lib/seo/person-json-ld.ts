import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import { PERSON_SECTIONS, type PersonSection } from '@/lib/people/list-state'
import { MOST_COUNTED_OF_PERSON, type Person } from '@/lib/people/person'
import type { Counter, Graph } from './json-ld-types'

/** The page of somebody who writes here; `show` is the section that is seen. */
export function personJsonLd(person: Person, show: PersonSection): Graph {
  const { username, name, avatar, bio, joinedAt } = person
  const url = toAbsolute(routes.person(username))
  const written = show === 'all' ? countWritten(person) : []
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: joinedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: username,
      identifier: username,
      url,
      ...(avatar ? { image: toAbsolute(avatar) } : {}),
      ...(bio ? { description: bio } : {}),
      ...(written.length ? { agentInteractionStatistic: written } : {}),
    },
  }
}

/** How much of each kind they wrote, as the overview says it; of more than is counted it says no number. */
const countWritten = ({ counts }: Person): Counter[] =>
  PERSON_SECTIONS.flatMap(({ show, label }) => {
    const count = show === 'all' ? 0 : counts[show]
    if (count === 0 || count >= MOST_COUNTED_OF_PERSON) return []
    return [
      {
        '@type': 'InteractionCounter',
        name: label,
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: count,
      },
    ]
  })
