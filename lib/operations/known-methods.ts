import type { IncomingMessage } from 'node:http'
import { toPlainPath } from '@/lib/core/plain-path'
import { comeBeforeNext } from './before-next'

/** A form without scripts, or an action of one with them; nothing else that is posted to a page means anything. */
const isForm = ({ headers }: IncomingMessage) =>
  headers['next-action'] !== undefined || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * The handlers outside of `/api` and the files that Next makes: read by programs, or leading on, with no form of their own.
 * Named one by one, since an unknown address shows a page with forms, and what members name `export` has pages, too.
 */
const NO_PAGE = new RegExp(
  `^/+(?:${[
    '_next/.*',
    '(?:og|feeds)/[^/]+/[^/]+',
    '(?:media|sitemaps|go|comment|notifications)/[^/]+',
    '(?:admin/(?:audit|blog/analytics|newsletter|payments/transactions|users)|comments|settings)/export',
    '\\.well-known/(?:change-password|security\\.txt)',
    '(?:feed|sitemap|opensearch)\\.xml',
    'robots\\.txt|manifest\\.webmanifest|icon\\.svg|apple-icon\\.png|favicon\\.ico',
  ].join('|')})/?$`,
  'i',
)

/**
 * Whether the method means something at the address. What is below `/api/` says itself which ones it takes; what Next asks
 * itself while a page is developed is known only then.
 */
export function isKnownMethod(request: IncomingMessage, developed = false): boolean {
  const { method, url = '/' } = request
  if (method === 'GET' || method === 'HEAD') return true
  // Next has no answer to it at all.
  if (method === 'TRACE') return false
  const path = toPlainPath(url)
  if (developed && path.startsWith('/__nextjs_')) return true
  return path.startsWith('/api/') || (method === 'POST' && isForm(request) && !NO_PAGE.test(path))
}

/**
 * Refuses what no address takes (405, RFC 9110 section 15.5.6). Next does so for some only: made for its address, a page answers
 * a PUT as if it were a GET, and what a handler with a prerendered answer says to another method is kept as that answer.
 */
export function refuseUnknownMethods(developed: boolean): void {
  comeBeforeNext((request, response, next) => {
    if (isKnownMethod(request, developed)) return next()
    response
      .writeHead(405, { Allow: NO_PAGE.test(toPlainPath(request.url ?? '/')) ? 'GET, HEAD' : 'GET, HEAD, POST' })
      .end()
  })
}
