import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Much of the head of a text, or a few rows of a list. */
const PIECE = 3000
/** Several frames: each piece is laid out and painted before the next one comes. */
const PIECE_MS = 60

/**
 * The site behind a line on which a page arrives piece by piece, about 50 kB a second; everything else comes at once.
 * `origin` is its address; whoever opened it closes it.
 */
export async function openSlowLine(site: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, port, host } = new URL(site)
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, async (got) => {
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = got.headers
      answer.writeHead(got.statusCode ?? 500, kept)
      if (!got.headers['content-type']?.startsWith('text/html')) return got.pipe(answer)
      const parts: Buffer[] = []
      for await (const part of got) parts.push(part as Buffer)
      const html = Buffer.concat(parts)
      for (let at = 0; at < html.length; at += PIECE) {
        answer.write(html.subarray(at, at + PIECE))
        await new Promise((next) => setTimeout(next, PIECE_MS))
      }
      answer.end()
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
