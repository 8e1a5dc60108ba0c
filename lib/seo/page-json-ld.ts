import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { BreadcrumbList, CrumbItem, Graph, TopicEntry } from './json-ld-types'

type Step = { name: string; path: string }

const home: Step = { name: 'Home', path: routes.home }

/** The way to a page, from the home page on. */
export function toBreadcrumbs(first: Step, ...rest: Step[]): BreadcrumbList {
  const toItem = ({ name, path }: Step, index: number): CrumbItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsolute(path),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [toItem(home, 0), toItem(first, 1), ...rest.map((step, index) => toItem(step, index + 2))],
  }
}

/** The way to a list, or to a part of it that has an address of its own; `path` is the canonical one of what is shown. */
export const toListTrail = (list: Step, part: string | undefined, path: string): [Step, ...Step[]] =>
  part ? [list, { name: part, path }] : [{ name: list.name, path }]

type ListPage = {
  /** The way to the list; the last step is the page itself, under its canonical address. */
  trail: [Step, ...Step[]]
  /** Paths of what it shows, in its order, or what it says of each. */
  items: (string | TopicEntry)[]
}

/** A list of pages: the way to it, and the addresses of what it shows. An empty list says only the way. */
export function listJsonLd({ trail, items }: ListPage): Graph {
  const [first, ...rest] = trail
  const here = rest.at(-1) ?? first
  const way = toBreadcrumbs(first, ...rest)
  if (!items.length) return { '@context': 'https://schema.org', ...way }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      way,
      {
        '@type': 'CollectionPage',
        name: here.name,
        url: toAbsolute(here.path),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...(typeof item === 'string' ? { url: toAbsolute(item) } : { item }),
          })),
        },
      },
    ],
  }
}

type TextPage = { title: string; updated: string }

/** A page of `content/`; `updated` is its day, YYYY-MM-DD. */
export const textPageJsonLd = (
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  path: string,
  { title, updated }: TextPage,
): Graph => ({
  '@context': 'https://schema.org',
  '@type': type,
  name: title,
  url: toAbsolute(path),
  dateModified: `${updated}T00:00:00Z`,
})
