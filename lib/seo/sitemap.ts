import { element, toDocument, wrap } from './xml'

/** An address with the time (ISO 8601) of its last change, where that is known. */
export type SitemapEntry = { url: string; changedAt?: string | null }

export type NewsEntry = { url: string; title: string; publishedAt: string }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9'

/** Addresses in one file. The protocol allows 50,000; smaller files are made and fetched faster. */
export const ENTRIES_PER_FILE = 10_000

const toEntry = (name: string) => (entry: SitemapEntry) =>
  wrap(name, [element('loc', entry.url), element('lastmod', entry.changedAt)])

/** One file of addresses. */
export const toSitemap = (entries: SitemapEntry[]) =>
  toDocument(wrap('urlset', entries.map(toEntry('url')), { xmlns: NAMESPACE }))

/** The list of files. */
export const toSitemapIndex = (files: SitemapEntry[]) =>
  toDocument(wrap('sitemapindex', files.map(toEntry('sitemap')), { xmlns: NAMESPACE }))

/** What was published here within two days, as Google News reads it. */
export const toNewsSitemap = (entries: NewsEntry[], name: string, language: string) =>
  toDocument(
    wrap(
      'urlset',
      entries.map(({ url, title, publishedAt }) =>
        wrap('url', [
          element('loc', url),
          wrap('news:news', [
            wrap('news:publication', [element('news:name', name), element('news:language', language)]),
            element('news:publication_date', publishedAt),
            element('news:title', title),
          ]),
        ]),
      ),
      { xmlns: NAMESPACE, 'xmlns:news': NEWS_NAMESPACE },
    ),
  )
