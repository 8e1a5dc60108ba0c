import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/core/log'
import { onRequest } from '@/lib/core/on-request'
import { hideSecrets } from '@/lib/core/secret-names'

/** A scan of unknown addresses must not fill the disk: no more lines than this per minute, then one that counts the rest. */
const LINES_PER_MINUTE = 60

/** Logs every answer with status 404 (specification, section 2), for static pages too, which run no code of ours. */
export function logUnknownRoutes(): void {
  let lines = 0
  let unsaid = 0
  setInterval(() => {
    if (unsaid) log.warn('route.unknown_more', { count: unsaid })
    lines = 0
    unsaid = 0
  }, 60_000).unref()

  // The address as it was asked for: where it leads inside is nobody's business.
  const asked = new WeakMap<IncomingMessage, string>()
  onRequest((request) => {
    asked.set(request, request.url ?? '')
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (response.statusCode !== 404) return
    if (lines++ >= LINES_PER_MINUTE) {
      unsaid++
      return
    }
    log.warn('route.unknown', {
      // A link of a letter that was copied in part still holds its token.
      path: hideSecrets(asked.get(request) ?? '').slice(0, 300),
      method: request.method,
      referrer: request.headers.referer && hideSecrets(request.headers.referer).slice(0, 300),
    })
  })
}
