import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { onRequest } from '@/lib/core/on-request'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Hands every request to `before` first, which answers it or calls `next`. What was put there last comes first. */
export function comeBeforeNext(before: Before): void {
  const known = new WeakSet<Server>()
  // Published before the server hands a request to its listeners, so that even the first one comes this way.
  onRequest((_request, _response, server) => {
    if (known.has(server)) return
    known.add(server)
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) =>
      before(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response)
      }),
    )
  })
}
