/** What those who pass an address on add to it, to see where readers come from. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid)(?:=|$)/i

/** The address of a report as it is kept: without a place within its page, and without what counts readers. */
export function toKeptLink(address: string): string {
  const url = new URL(address)
  const asked = url.search.slice(1).split('&')
  // Not by `searchParams`, which writes the others anew.
  if (asked.some((part) => TRACKING.test(part))) url.search = asked.filter((part) => !TRACKING.test(part)).join('&')
  url.hash = ''
  return url.href
}

/**
 * All ways to write the address of the same report: with and without TLS, `www.` and the last slash. The first is the same for
 * each of them; the given one is among them.
 */
export function toSameLinks(link: string): string[] {
  const { host, pathname, search } = new URL(link)
  const [name, path] = [host.replace(/^www\./, ''), pathname.replace(/\/+$/, '')]
  const ways = ['https', 'http'].flatMap((scheme) =>
    [name, `www.${name}`].flatMap((site) => [path, `${path}/`].map((end) => `${scheme}://${site}${end}${search}`)),
  )
  return [...new Set([...ways, link])]
}
