import type { Server, ServerResponse } from 'node:http'
import { onRequest } from '../core/on-request.ts'

const servers = new Set<Server>()
const answering = new Set<ServerResponse>()
let stopping = false

/**
 * A stopping Node server answers on connections that are kept alive for as long as somebody asks, so behind an edge that
 * keeps its connections it would never end. Once what this returns is called, every answer closes its connection, and
 * connections without a request are closed.
 */
export function drainConnections(): () => void {
  onRequest((_request, response, server) => {
    servers.add(server)
    if (stopping) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  return drain
}

function drain() {
  stopping = true
  for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false
  setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 100).unref()
}
