/** What a search engine reads in the head of a page. */
export type PageHead = {
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** Addresses of feeds. */
  feeds: string[]
  /** The words of each `h1`. */
  headings: string[]
  robots: string
  meta: Record<string, string>
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|(#?\w+));/gi, (whole, hex: string | undefined, name: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? whole),
  )

/** The address of the site under test, without a slash at the end. */
export const siteUnderTest = () => process.env.TEST_SITE ?? 'http://127.0.0.1:3000'

/** A request that follows no redirect. `path` may be whole or begin with a slash. */
export const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, siteUnderTest()), { redirect: 'manual', headers })

/** Reads a page's HTML as it comes from the server, before any script. */
export function readHead(html: string): PageHead {
  const tags = [...html.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, tag, attributes = '']) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
    ),
  })) as Record<string, string | undefined>[]
  const contentOf = (name: string) =>
    tags.filter((tag) => tag.name === name || tag.property === name).map(({ content = '' }) => content)
  return {
    // Drawings have titles too.
    titles: [...html.replace(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) =>
      decode(title),
    ),
    descriptions: contentOf('description'),
    canonicals: tags.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    feeds: tags.filter(({ type }) => type === 'application/rss+xml').map(({ href = '' }) => href),
    // Without scripts another view may stand there.
    headings: [
      ...html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').matchAll(/<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/g),
    ].map(([, words = '']) => decode(words.replace(/<[^>]*>/g, ''))),
    robots: contentOf('robots').join(','),
    meta: Object.fromEntries(
      tags.flatMap(({ name, property, content }) => (content === undefined ? [] : [[name ?? property ?? '', content]])),
    ),
  }
}

/** Everything a reader can see, without any white space: for asking whether a text stands on a page. */
export const toSeenText = (html: string) => decode(withoutUnseen(html).replace(/<[^>]*>/g, '')).replace(/\s+/g, '')

/** Everything a reader can see as words on one line, divided by every tag, with the labels of what is drawn. */
export const toSeenWords = (html: string) =>
  decode(
    withoutUnseen(html)
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*\saria-label="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')

const withoutUnseen = (html: string) => html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')

/** Paths of internal links in the order they stand, each once, without the part after `#`. */
export const internalLinks = (html: string, page: string) => [
  ...new Set(internalAddresses(html, page).map(({ pathname, search }) => pathname + search)),
]

/** Where internal links lead within a page: its path, and the id that the part after `#` names. */
export const internalPlaces = (html: string, page: string) =>
  internalAddresses(html, page).flatMap(({ pathname, search, hash }) =>
    hash.length > 1 ? [{ path: pathname + search, id: decodeURIComponent(hash.slice(1)) }] : [],
  )

function internalAddresses(html: string, page: string): URL[] {
  const { origin } = new URL(siteUnderTest())
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    URL.parse(decode(href), new URL(page, origin)),
  )
  return links.flatMap((url) => (url?.origin === origin ? [url] : []))
}

/** The ids of what stands on a page. */
export const idsOf = (html: string) =>
  new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => decode(id)))
