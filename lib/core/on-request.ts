import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse, server: Server) => void

/**
 * Calls `listener` with every request of this process, whichever server it came to, before that hands it to anybody else. Those
 * who listen are called in the order in which they began to; none of them can keep the request from the next.
 */
export function onRequest(listener: Listener): void {
  subscribe('http.server.request.start', (message) => {
    // What Node publishes on this channel (its documentation, `node:diagnostics_channel`, built-in channels).
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    listener(request, response, server)
  })
}
