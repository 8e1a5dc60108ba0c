import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import type { Person } from '@/lib/people/person'
import type { Graph } from './json-ld-types'

/** The page of somebody who writes here. */
export function personJsonLd({ username, name, avatar, bio, joinedAt }: Person): Graph {
  const url = toAbsolute(routes.person(username))
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: joinedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: username,
      url,
      ...(avatar ? { image: toAbsolute(avatar) } : {}),
      ...(bio ? { description: bio } : {}),
    },
  }
}
