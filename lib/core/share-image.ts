import { createHash } from 'node:crypto'
import { site } from './site'
import { isSlug } from './slug'
import { isTopicNumber } from './topic-number'
import { isUsername } from './username-shape'

/** What a shared link shows. `page` is for pages that are no text of their own; the rest is named by its slug or number. */
export const SHARE_KINDS = ['review', 'article', 'topic', 'person', 'product', 'page'] as const

export type ShareKind = (typeof SHARE_KINDS)[number]

const NAMES: Record<ShareKind, (name: string) => boolean> = {
  review: isSlug,
  article: isSlug,
  topic: isTopicNumber,
  person: isUsername,
  product: isSlug,
  page: (name) => /^[a-z-]{1,40}$/.test(name),
}

/** Whether there may be a picture of that name. Of anything else none is looked for, and nothing is kept under it. */
export const isShareName = (kind: ShareKind, name: string) => NAMES[kind](name)

/** What the pictures of pages say that have a fixed address and no file in `content/`. */
const SECTIONS: Record<string, string> = {
  home: site.tagline,
  reviews: 'Reviews, measured and lived with',
  articles: 'Guides, explainers and opinion',
  news: 'Tech News Feed',
  forum: 'Community Forum',
  store: 'What our editors would buy again',
  sitemap: 'Every section on one page',
}

/** What is drawn for a section; the picture of any other page says its title. */
export const sectionWords = (name: string) => (Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined)

/** The picture of a page that is no text of its own, with the words that are drawn for whoever does not see it. */
export const pageImage = (name: string, title: string) =>
  shareImage('page', name, `${site.name}: ${sectionWords(name) ?? title}`)

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * The picture of a page for Open Graph and Twitter cards, drawn by app/og. The address changes with `shown`: the words that
 * are drawn, or when they last changed. Other sites keep what they fetched under an address for weeks.
 */
export function shareImage(kind: ShareKind, name: string, alt: string, ...shown: string[]) {
  const version = shown.length ? `?v=${createHash('sha256').update(shown.join('\n')).digest('hex').slice(0, 12)}` : ''
  return { url: `/og/${kind}/${name}${version}`, ...SHARE_SIZE, alt }
}
