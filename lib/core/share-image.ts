/** What a shared link shows. `page` is for pages that are no text of their own; the rest is named by its slug or number. */
export const SHARE_KINDS = ['review', 'article', 'topic', 'person', 'product', 'page'] as const

export type ShareKind = (typeof SHARE_KINDS)[number]

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * The picture of a page for Open Graph and Twitter cards, drawn by app/og. `changedAt` (ISO 8601) makes the address change
 * with the text, since other sites keep what they fetched under an address for weeks.
 */
export function shareImage(kind: ShareKind, name: string, alt: string, changedAt?: string) {
  const version = changedAt ? `?v=${Math.floor(Date.parse(changedAt) / 1000).toString(36)}` : ''
  return { url: `/og/${kind}/${name}${version}`, ...SHARE_SIZE, alt }
}
