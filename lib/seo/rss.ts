import { site } from '@/lib/core/site'
import { element, escapeXml, toDocument, wrap } from './xml'

export type FeedItem = {
  /** The text's own, by which programs know it again when its address changes. */
  id: string
  url: string
  title: string
  summary: string
  /** The whole text, with whole addresses. */
  html: string
  author: string
  categories: string[]
  publishedAt: string
  updatedAt: string
}

export type Feed = { title: string; description: string; page: string; self: string; items: FeedItem[] }

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** RSS 2.0 with the whole texts. The build date is that of the newest change, so that an unchanged feed is the same file. */
export function toRss({ title, description, page, self, items }: Feed): string {
  const newest = items.map(toChange).sort().at(-1)
  return toDocument(
    wrap(
      'rss',
      [
        wrap('channel', [
          element('title', title),
          element('link', page),
          element('description', description),
          element('language', site.locale.toLowerCase()),
          wrap('atom:link', [], { href: self, rel: 'self', type: 'application/rss+xml' }),
          element('lastBuildDate', newest && toRfcDate(newest)),
          ...items.map(toItem),
        ]),
      ],
      { version: '2.0', ...NAMESPACES },
    ),
  )
}

/** When an item last changed; what was written before it came out is no change. */
const toChange = ({ publishedAt, updatedAt }: FeedItem) => (updatedAt > publishedAt ? updatedAt : publishedAt)

function toItem(item: FeedItem): string {
  const { id, url, title, summary, html, author, categories, publishedAt } = item
  return wrap('item', [
    element('title', title),
    element('link', url),
    element('guid', `urn:uuid:${id}`, { isPermaLink: 'false' }),
    element('pubDate', toRfcDate(publishedAt)),
    element('atom:updated', toChange(item)),
    element('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    // Programs read it as HTML, in which a `<` of the words would begin a tag.
    element('description', escapeXml(summary)),
    element('content:encoded', html),
  ])
}

/** `Fri, 20 Nov 2026 08:00:00 GMT`, the form of RFC 822 that feeds use. */
const toRfcDate = (time: string) => new Date(time).toUTCString()
