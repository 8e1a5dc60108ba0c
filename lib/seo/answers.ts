import { createHash } from 'node:crypto'

/**
 * An XML answer that caches may keep; `type` such as `application/rss+xml`. It has a name, so that programs that ask again
 * and again are sent only what is new (lib/operations/known-answers.ts).
 */
export const xmlResponse = (body: string, type = 'application/xml') =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, ETag: toName(body) } })

const toName = (body: string) => `"${createHash('sha1').update(body).digest('base64url')}"`

/** The answer of a machine address that does not exist. */
export const notFoundResponse = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
