import { createServer } from 'node:http'
import { z } from 'zod'

/**
 * The least a Node server can do: the same bytes from memory. A process of its own; it gets its pages as one message
 * and answers with its port.
 */
const page = z.object({ path: z.string(), plain: z.string(), gzip: z.string() })

process.once('message', (message) => {
  const pages = new Map(
    z
      .array(page)
      .parse(message)
      .map(({ path, plain, gzip }) => [
        path,
        { plain: Buffer.from(plain, 'base64'), gzip: Buffer.from(gzip, 'base64') },
      ]),
  )
  const server = createServer((request, response) => {
    const known = pages.get(request.url ?? '')
    if (!known) return response.writeHead(404).end()
    const compressed = known.gzip.length > 0 && request.headers['accept-encoding'] === 'gzip'
    const bytes = compressed ? known.gzip : known.plain
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': bytes.length,
      ...(compressed ? { 'Content-Encoding': 'gzip' } : {}),
    })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(address && typeof address === 'object' ? address.port : 0)
  })
})
process.on('disconnect', () => process.exit(0))
