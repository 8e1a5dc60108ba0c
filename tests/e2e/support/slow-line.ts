import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as passes } from 'node:timers/promises'

/** A part of the head of a text, or some rows of a list. */
const PIECE = 6000
/** Several frames: each piece is laid out and painted before the next one comes. */
const PIECE_MS = 60

/**
 * The site behind a line on which a page arrives piece by piece, about 100 kB a second; everything else comes at once.
 * `origin` is its address; whoever opened it closes it.
 */
export async function openSlowLine(site: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, port, host } = new URL(site)
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) =>
      passOn(got, answer).catch(() => answer.destroy()),
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
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

async function passOn(got: IncomingMessage, answer: ServerResponse) {
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = got.headers
  answer.writeHead(got.statusCode ?? 500, kept)
  const isPage = got.headers['content-type']?.startsWith('text/html')
  for await (const part of isPage ? inPieces(await got.toArray()) : got) answer.write(part)
  answer.end()
}

async function* inPieces(parts: Uint8Array[]) {
  const html = Buffer.concat(parts)
  for (let at = 0; at < html.length; at += PIECE) {
    yield html.subarray(at, at + PIECE)
    await passes(PIECE_MS)
  }
}
