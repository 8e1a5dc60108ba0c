import { createHash } from 'node:crypto'

/** What a shared link shows. `page` is for pages that are no text of their own; the rest is named by its slug or number. */
export const SHARE_KINDS = ['review', 'article', 'topic', 'person', 'product', 'page'] as const

export type ShareKind = (typeof SHARE_KINDS)[number]

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * The picture of a page for Open Graph and Twitter cards, drawn by app/og. `changedAt` (ISO 8601) makes the address change
 * with the text, and `by` with whoever it names, since other sites keep what they fetched under an address for weeks.
 */
export function shareImage(kind: ShareKind, name: string, alt: string, changedAt?: string, by = '') {
  const hash = by && `-${createHash('sha256').update(by).digest('hex').slice(0, 8)}`
  const version = changedAt ? `?v=${Math.floor(Date.parse(changedAt) / 1000).toString(36)}${hash}` : ''
  return { url: `/og/${kind}/${name}${version}`, ...SHARE_SIZE, alt }
}
