import { escapeMarkup } from '@/lib/core/escape-markup'

/** Text for an element or an attribute. Characters that XML 1.0 cannot hold at all are dropped. */
export const escapeXml = (text: string) =>
  escapeMarkup(text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

/** An element with text in it, or nothing when there is no text. */
export const element = (name: string, text: string | null | undefined, attributes: Record<string, string> = {}) =>
  text === null || text === undefined ? '' : `<${name}${toAttributes(attributes)}>${escapeXml(text)}</${name}>`

/** An element around other elements. */
export const wrap = (name: string, children: string[], attributes: Record<string, string> = {}) =>
  `<${name}${toAttributes(attributes)}>${children.join('')}</${name}>`

/** A whole document around its one outer element. */
export const toDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const toAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
