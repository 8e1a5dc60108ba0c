import { subscribe } from 'node:diagnostics_channel'

/**
 * Loaded before the server (Dockerfile). A stopping Node server answers on connections that are kept alive for as long as
 * somebody asks, so behind an edge that keeps its connections it would never end. From the first stop signal on, every
 * answer closes its connection, and connections without a request are closed.
 */
const servers = new Set()
const answering = new Set()
let stopping = false

subscribe('http.server.request.start', ({ server, response }) => {
  servers.add(server)
  if (stopping) response.shouldKeepAlive = false
  answering.add(response)
  response.once('close', () => answering.delete(response))
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    stopping = true
    for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections()
    }, 100).unref()
  })
}
