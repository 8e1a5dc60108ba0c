import type { IncomingMessage } from 'node:http'
import { comeBeforeNext } from './before-next'

/** A form without scripts, or an action of one with them; nothing else that is posted to a page means anything. */
const isForm = ({ headers }: IncomingMessage) =>
  headers['next-action'] !== undefined || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Whether the method means something at the address. What is below `/api/` says itself which ones it takes. */
export function isKnownMethod(request: IncomingMessage): boolean {
  const { method, url = '/' } = request
  if (method === 'GET' || method === 'HEAD') return true
  // Next has no answer to it at all.
  if (method === 'TRACE') return false
  return url.startsWith('/api/') || (method === 'POST' && isForm(request))
}

/**
 * Refuses what no page takes (405, RFC 9110 section 15.5.6). Next does so for some pages only: made for its address, a page
 * answers a PUT as if it were a GET.
 */
export function refuseUnknownMethods(): void {
  comeBeforeNext((request, response, next) => {
    if (isKnownMethod(request)) return next()
    response.writeHead(405, { Allow: 'GET, HEAD, POST', 'Content-Length': 0 }).end()
  })
}
