import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isGone } from '@/lib/core/gone-addresses'

/** Addresses of articles and reviews. */
const TEXT = /^\/(?:article|reviews)\/[^/]+$/

/**
 * A static page can answer 200, 404 or 308 and nothing else, but a text that moved is 301 and one that was removed is 410
 * (shared rules for search engines, section 1). The page decides which of them it is, and its answer is cached like any
 * other; only the number is put right here, when the head is written. Behind the edge the edge passes it on.
 */
export function answerExactStatus(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [path = ''] = (request.url ?? '').split('?', 1)
    const writeHead = response.writeHead
    response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
      const [status, ...rest] = head
      // Next names the address twice when it makes a redirecting page at its first request.
      const location = this.getHeader('location')
      if (Array.isArray(location) && location[0] !== undefined) this.setHeader('location', location[0])
      // The overloads of writeHead differ in what follows the status, which is passed on as it came.
      return Reflect.apply(writeHead, this, [toExact(status, path), ...rest])
    } as ServerResponse['writeHead']
  })
}

function toExact(status: unknown, path: string): unknown {
  if (!TEXT.test(path)) return status
  if (status === 308) return 301
  return status === 404 && isGone(path) ? 410 : status
}
