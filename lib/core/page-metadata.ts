import type { Metadata } from 'next'
import { toExcerpt } from './excerpt'
import { routes } from './routes'
import { pageImage } from './share-image'
import { shortenTitle } from './short-title'
import { site } from './site'

/** Longest title and description that result pages show whole, in characters (shared rules for search engines, section 1). */
const TITLE_LIMIT = 60
const DESCRIPTION_LIMIT = 155

/**
 * A title as result pages show it: cut where it is longer than that, and with the site's name behind it where both are
 * shown whole. `part` tells a page from others of the same title, so it stays. What links show (`og:title`) is not cut.
 */
export const toTitle = (title: string, part = '') => toWholeTitle(shortenTitle(title, TITLE_LIMIT - part.length) + part)

/** A title that somebody has written for result pages: with the site's name behind it where both are shown whole, and never cut. */
export const toWholeTitle = (title: string) =>
  [...`${title} | ${site.name}`].length > TITLE_LIMIT ? { absolute: title } : title

/** What the title of a list says of the page; the first has it as it stands. */
export const toPagePart = (page: number) => (page > 1 ? `, page ${page}` : '')

/** A description cut at a word border to what is shown. */
export const toDescription = (text: string) => toExcerpt(text, DESCRIPTION_LIMIT)

/** The description of one page of a list; the first has it as it stands, so that no two pages share one. */
export const toListDescription = (text: string, page: number) => (page > 1 ? `Page ${page}: ${text}` : text)

/** Part of every page's Open Graph data: Next replaces the whole of it when a page brings its own. */
export const openGraphOfSite = { siteName: site.name, locale: site.locale.replace('-', '_') } as const

/** Out of the index, though its links may be followed. */
export const OUT_OF_INDEX = { robots: { index: false, follow: true } } as const

/** A page that lists fewer texts than this says too little to be found (shared rules for search engines, section 2). */
export const FEWEST_INDEXED = 3

/** What a page says of itself whose address leads to nothing; else it would have the words of the home page. */
export const MISSING_PAGE = {
  title: 'Page not found',
  description: null,
  robots: { index: false },
} as const satisfies Metadata

/** The feed of what a page lists, for its `alternates`; a feed without a text is a missing page. */
export const toFeedLink = (kind: Parameters<typeof routes.feedOf>[0], name: string, title: string) => ({
  types: { 'application/rss+xml': [{ url: routes.feedOf(kind, name), title: `${site.name}: ${title}` }] },
})

/** What every page says of itself unless it says otherwise. `address` is the site's own, without a slash at the end. */
export const siteMetadata = (address: string): Metadata => ({
  metadataBase: new URL(address),
  applicationName: site.name,
  title: { default: site.title, template: `%s | ${site.name}` },
  description: site.description,
  robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1, 'max-video-preview': -1 },
  openGraph: {
    ...openGraphOfSite,
    type: 'website',
    images: [pageImage('home', site.title)],
  },
  twitter: { card: 'summary_large_image' },
})

type PageFacts = {
  title: string
  /** The number of the page, for a list that has pages. */
  page?: number
  description: string
  /** The one address of what the page shows: its own, or that of the page that it is another view of. */
  path: string
  /** A name that app/og knows. */
  picture?: string
  feed?: ReturnType<typeof toFeedLink> | null
}

/** Metadata of a page that is no text of its own. */
export function pageMetadata({ path, picture = 'home', feed, page = 1, ...facts }: PageFacts): Metadata {
  const description = toDescription(toListDescription(facts.description, page))
  const title = facts.title + toPagePart(page)
  const isHome = title === site.title
  return {
    title: isHome ? { absolute: title } : toTitle(facts.title, toPagePart(page)),
    description,
    alternates: { canonical: path, ...feed },
    openGraph: {
      ...openGraphOfSite,
      type: 'website',
      title,
      description,
      url: path,
      images: [pageImage(picture, facts.title)],
    },
  }
}
