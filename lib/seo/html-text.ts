import { escapeXml } from './xml'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A whole tag: rehype-stringify writes `<` of a text as an entity, and leaves `>` in the quoted values of attributes as it is. */
const TAG = /<(?:"[^"]*"|[^">])*>/g

/** Tags within a line: they divide no words. All others, such as those of cells, pictures and line breaks, do. */
const INLINE = /^<\/?(?:a|code|del|em|input|kbd|mark|s|small|span|strong|sub|sup|u)(?=[\s/>])/

/** An attribute with a value. Asked of a tag alone: in a text the same signs are words. */
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g

/** What is of use on our own page only: the link of a heading to itself, and what is said of a player that is not there. */
const OF_THE_PAGE = /<a class="heading-anchor"(?:"[^"]*"|[^">])*>#<\/a>| <span class="embed-host">[^<]*<\/span>/g

const readEntities = (html: string) =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) =>
    name
      ? (ENTITIES[String(name).toLowerCase()] ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

/** The words of HTML that our own Markdown pipeline made, on one line: it writes well-formed tags and few entities. */
export const toVisibleText = (html: string) =>
  readEntities(html.replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' ')))
    .replace(/\s+/g, ' ')
    .trim()

/** Addresses of the pictures in such HTML, as they stand there. */
export const toPictureAddresses = (html: string) =>
  [...html.matchAll(TAG)]
    .filter(([tag]) => tag.startsWith('<img '))
    .flatMap(([tag]) => [...tag.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => (name === 'src' && value) || []))

/** Links and pictures of such HTML with whole addresses, for readers who see it elsewhere. `page` is where it stands. */
export const withWholeAddresses = (html: string, page: string) =>
  html.replace(OF_THE_PAGE, '').replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name: string, value: string) => {
      if (name === 'srcset' || name === 'sizes') return ''
      if (name !== 'href' && name !== 'src') return attribute
      const whole = URL.parse(readEntities(value), page)
      return whole ? ` ${name}="${escapeXml(whole.href)}"` : attribute
    }),
  )
