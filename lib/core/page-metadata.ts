import type { Metadata } from 'next'
import { toExcerpt } from './excerpt'
import { shareImage } from './share-image'
import { site } from './site'

/** Longest description that result pages show whole, in characters. */
const DESCRIPTION_LIMIT = 155

/** A description cut at a word border to what is shown. */
export const toDescription = (text: string) => toExcerpt(text, DESCRIPTION_LIMIT)

/** The description of one page of a list; the first has it as it stands, so that no two pages share one. */
export const toListDescription = (text: string, page: number) => (page > 1 ? `Page ${page}: ${text}` : text)

/** Part of every page's Open Graph data: Next replaces the whole of it when a page brings its own. */
export const openGraphOfSite = { siteName: site.name, locale: 'en_US' } as const

/** What every page says of itself unless it says otherwise. `address` is the site's own, without a slash at the end. */
export const siteMetadata = (address: string): Metadata => ({
  metadataBase: new URL(address),
  applicationName: site.name,
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1, 'max-video-preview': -1 },
  openGraph: {
    ...openGraphOfSite,
    type: 'website',
    images: [shareImage('page', 'home', `${site.name}: ${site.tagline}`)],
  },
  twitter: { card: 'summary_large_image' },
})

/** Metadata of a page with a fixed address, `picture` being a name that app/og knows. */
export function pageMetadata(page: { title: string; description: string; path: string; picture: string }): Metadata {
  const { title, path } = page
  const description = toDescription(page.description)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      ...openGraphOfSite,
      type: 'website',
      title,
      description,
      url: path,
      images: [shareImage('page', page.picture, `${title}: ${site.name}`)],
    },
  }
}
