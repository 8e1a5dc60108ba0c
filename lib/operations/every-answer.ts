import type { ServerResponse } from 'node:http'
import { fileHeaders } from '@/lib/core/file-headers'
import { onRequest } from '@/lib/core/on-request'
import { PEER_HEADER } from '@/lib/core/peer-header'
import { publicPolicy, securityHeaders } from '@/lib/core/security-headers'
import { hearFront } from './repeatable-answers'

/**
 * Most listeners on one answer: those of this file, and Next beside them, wait for its end. Node takes more than ten for a leak.
 */
const MOST_LISTENERS = 30

/**
 * Six things that Next leaves undone: its own redirects (`/reviews/`) and refusals carry no security headers, an address
 * that cannot be decoded ends as a 500 where a route takes parameters, one with its host leads to itself, browsers may show
 * an old copy of a static page, the static page of a missing address gets the policy of member pages among them, whose nonce
 * it does not know, and no page or action can see the socket that a request came through.
 */
export function prepareEveryAnswer(): void {
  onRequest((request, response) => {
    // Always, so that nobody writes it themselves. The front knows the address as it was asked for.
    request.headers[PEER_HEADER] = hearFront(request, response)
    request.url = toDecodable(withoutHost(request.url ?? '/'))
    // Defaults: what a page sets under the same names replaces them.
    const headers = request.url.startsWith('/_next/static/') ? fileHeaders : securityHeaders
    for (const { key, value } of headers) response.setHeader(key, value)
    mendHead(response)
    response.setMaxListeners(MOST_LISTENERS)
  })
}

/** Looks over what Next says of an answer before that goes out. */
function mendHead(response: ServerResponse): void {
  const writeHead = response.writeHead
  response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    askEachTime(this)
    if (head[0] === 404 && this.hasHeader('x-nextjs-prerender')) this.setHeader(publicPolicy.key, publicPolicy.value)
    // The overloads of writeHead differ in what follows the status, which is passed on as it came.
    return Reflect.apply(writeHead, this, head)
  } as ServerResponse['writeHead']
}

/**
 * `stale-while-revalidate` is meant for a network of caches, but browsers obey it too: whoever has just written a comment
 * would be shown the page from before. They ask each time instead, and get a 304 for what has not changed.
 */
function askEachTime(response: ServerResponse): void {
  const said = response.getHeader('Cache-Control')
  if (typeof said === 'string' && /^s-maxage=\d+, stale-while-revalidate/.test(said)) {
    response.setHeader('Cache-Control', `${said.split(',', 1)[0]}, max-age=0`)
  }
}

/** Whoever asks a proxy names the host as well (RFC 9112, section 3.2.2); Next would lead it to itself without end. */
function withoutHost(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

/** An address with every `%` of an undecodable path taken as the character itself; no page has such a name. */
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
