import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '@/lib/core/security-headers'

/**
 * Two things that Next leaves undone where none of its pages answers: its own redirects (`/reviews/`) and refusals carry
 * no security headers, and an address that cannot be decoded ends as a 500 where a route takes parameters.
 */
export function prepareEveryAnswer(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    // Defaults: what a page sets under the same names replaces them.
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    request.url = toDecodable(request.url ?? '/')
  })
}

/** The same address, with every `%` of an undecodable path taken as the character itself; no page has such a name. */
export function toDecodable(url: string): string {
  // `OPTIONS *` asks about the server, not about a page.
  if (!url.startsWith('/')) return url === '*' ? '/' : url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
