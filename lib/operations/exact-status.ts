import type { ServerResponse } from 'node:http'
import { isDatabaseAway, RETRY_AFTER_SECONDS } from '@/lib/core/database-note'
import { isGone } from '@/lib/core/gone-addresses'
import { onRequest } from '@/lib/core/on-request'

/** Addresses of articles, reviews and topics under their titles. One in capitals is another matter: it leads to small letters. */
const TITLED = /^\/(?:article|reviews|forum\/topic\/\d+)\/[^/A-Z]+$/

/** Addresses of a topic, of which the number counts. */
const TOPIC = /^\/forum\/t(?:opic|hread)\/(\d+)(?:\/[^/]+)?$/

/** What is named in capitals on purpose: files of the build, what only programs ask for, and people, who find their own way. */
const OWN_CASE = /^\/(?:_next|api|media|people)\//

/**
 * A static page can answer 200, 404 or 308 and nothing else, but a text that moved is 301 and one that was removed is 410
 * (shared rules for search engines, section 1). The page decides which of them it is, and its answer is cached like any
 * other; only the number is put right here, when the head is written. Behind the edge the edge passes it on. An address
 * in capitals that is missing as it stands leads to the same address in small letters (308, the same rules). What fails
 * because the database does not answer is 503: it comes back.
 */
export function answerExactStatus(): void {
  onRequest((request, response) => {
    const [path = '', query] = (request.url ?? '').split(/(?=\?)/, 2)
    const moved = /^(?:GET|HEAD)$/.test(request.method ?? '') ? toSmallLetters(path) : null
    const writeHead = response.writeHead
    response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
      const [status, ...rest] = head
      // Next names the address twice when it makes a redirecting page at its first request.
      const location = this.getHeader('location')
      if (Array.isArray(location) && location[0] !== undefined) this.setHeader('location', location[0])
      const exact = toExact(status, path)
      const moves = exact === 404 && moved !== null
      if (moves) this.setHeader('location', moved + (query ?? ''))
      if (exact === 503 && status !== 503) this.setHeader('Retry-After', RETRY_AFTER_SECONDS)
      // The overloads of writeHead differ in what follows the status, which is passed on as it came.
      return Reflect.apply(writeHead, this, [moves ? 308 : exact, ...rest])
    } as ServerResponse['writeHead']
  })
}

/** The path in small letters, escapes left alone; `null` where it has no capitals or is none of our pages. */
export function toSmallLetters(path: string): string | null {
  // A second slash would name another site.
  if (OWN_CASE.test(path) || !/^\/(?![/\\])/.test(path)) return null
  // What cannot be read has an escape in front of its own (every-answer.ts).
  const small = path.replace(/%(?:25)?[\da-f]{2}|[A-Z]/gi, (found) => (found.length > 1 ? found : found.toLowerCase()))
  return small === path ? null : small
}

/**
 * The exact status for one that a page gave. A topic under its number alone, and where topics stood before, is no topic that
 * moved: that keeps 308, as the design asks.
 */
export function toExact(status: unknown, path: string): unknown {
  if (status === 308 && TITLED.test(path)) return 301
  if (status === 500 && isDatabaseAway()) return 503
  return status === 404 && isGone(path.replace(TOPIC, '/forum/topic/$1')) ? 410 : status
}
