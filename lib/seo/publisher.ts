import { isDeletedUser } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { Graph, Organization, Person } from './json-ld-types'

const LOGO = '/icon-512.png'

/** Sections of the about page; ids of headings are made from their text. */
const section = (id: string) => `${toAbsolute(routes.about)}#h-${id}`

const toPublisher = (type: Organization['@type']): Organization => ({
  '@type': type,
  name: site.name,
  url: toAbsolute(routes.home),
  logo: { '@type': 'ImageObject', url: toAbsolute(LOGO), width: '512', height: '512' },
})

/** The site as the publisher of a text. */
export const publisher = () => toPublisher('Organization')

/** An author; everybody who published something here has a page, until they leave. */
export const toPerson = ({ username, name }: { username: string; name: string }): Person => ({
  '@type': 'Person',
  name,
  ...(isDeletedUser({ username }) ? {} : { url: toAbsolute(routes.person(username)) }),
})

/** The site itself; only the home page says this. */
export function homeJsonLd(): Graph {
  const url = toAbsolute(routes.home)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: site.name, url, description: site.tagline, inLanguage: site.locale },
      {
        ...toPublisher('NewsMediaOrganization'),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          url: toAbsolute(routes.contact),
        },
        publishingPrinciples: section('how-we-test'),
        ethicsPolicy: section('ethics'),
        correctionsPolicy: section('corrections'),
      },
    ],
  }
}
