import type { ServerResponse } from 'node:http'
import { onRequest } from '@/lib/core/on-request'
import { isKnown } from './page-answers'

/** What is said of a body, which a 304 has not. */
const OF_BODY = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Transfer-Encoding']

/**
 * Sends nothing to whoever has an answer already that a route has named, such as a feed or a sitemap. Next sends the bodies
 * of routes piece by piece and never asks; pages are answered from kept bodies (static-answers.ts).
 */
export function answerKnownNames(): void {
  onRequest((request, response) => {
    if (!request.headers['if-none-match'] || (request.method !== 'GET' && request.method !== 'HEAD')) return
    const writeHead = response.writeHead
    response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
      const [status] = head
      const etag = this.getHeader('ETag')
      const known = status === 200 && typeof etag === 'string' && isKnown(request, etag)
      if (known) for (const name of OF_BODY) this.removeHeader(name)
      // Node drops the body of a 304. The overloads of writeHead differ in what follows the status, which is passed on as it came.
      return Reflect.apply(writeHead, this, known ? [304] : head)
    } as ServerResponse['writeHead']
  })
}
