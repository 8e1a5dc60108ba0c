import { parseUrl } from '@/lib/core/parse-url'

/**
 * What somebody typed as an address: whole, of this site, a mail address, or a host without its scheme; null for words. With
 * two slashes of either kind before it, a browser takes the next word for another site.
 */
export function toHref(text: string): string | null {
  const typed = text.trim()
  if (/^https?:\/\/[^\s/]/i.test(typed)) return URL.canParse(typed) ? typed.replaceAll(/\s/g, toCode) : null
  if (/^mailto:\S+$/i.test(typed) || /^(?:#|\/(?![/\\]))\S*$/.test(typed)) return typed
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`
  return /^(?:[\p{L}\p{M}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(typed) ? `https://${typed}` : null
}

const toCode = (gap: string) => encodeURIComponent(gap)

/** An address on this site as texts have it. Browsers copy whole ones. A path that begins with two strokes would name a host. */
export function withinSite(address: string, site: string): string {
  const url = parseUrl(address, site)
  const isPath = url?.origin === site && !url.pathname.startsWith('//')
  return isPath && /^https?:/i.test(address) ? url.pathname + url.search + url.hash : address
}

/** Where a link leads that Google has led through a page of its own, as in whatever is copied from its mail and documents. */
export function pastGoogle(address: string): string {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/url') return address
  if (!/^(?:www\.)?google\.com$/.test(url.hostname)) return address
  const targets = [url.searchParams.get('q'), url.searchParams.get('url')]
  return targets.map((target) => wholeWeb(target ?? '')).find((target) => target !== null) ?? address
}

const wholeWeb = (target: string) => (/^https?:/i.test(target) ? toHref(target) : null)
