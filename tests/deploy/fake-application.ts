import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type FakeApplication = {
  port: number
  /** What came in since the last `forget`. */
  seen: IncomingMessage[]
  forget: () => void
  /** Milliseconds before an answer. */
  setDelay: (milliseconds: number) => void
  /** Answers 500 to everything. */
  setBroken: (broken: boolean) => void
  stop: () => Promise<void>
}

/** Long enough for the edge to compress. */
const FILLER = 'All work and no play makes a dull page. '.repeat(200)
const NEXT_VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
const STATIC_PAGE = { 'Cache-Control': 's-maxage=2592000, stale-while-revalidate=28944000', Vary: NEXT_VARY }
const PER_REQUEST = { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate', Vary: NEXT_VARY }

/** Headers by the first part of a path; what Next says of such an answer. */
const HEADERS: Record<string, Record<string, string>> = {
  dynamic: PER_REQUEST,
  cookie: { ...STATIC_PAGE, 'Set-Cookie': 'seen=1' },
  varied: { ...STATIC_PAGE, Vary: 'User-Agent' },
  silent: {},
  _next: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/javascript' },
  media: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'image/webp' },
  api: { 'Cache-Control': 's-maxage=31536000' },
}

/**
 * Stands for the site: every answer carries a number of its own, so that a copy can be told from a new one. Of what is below
 * `/packed` it keeps copies in Brotli.
 */
export async function startFakeApplication(): Promise<FakeApplication> {
  let [count, delay, broken] = [0, 0, false]
  const seen: IncomingMessage[] = []

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/moved') return response.writeHead(308, { Location: '/there' }).end()
    const missing = path.startsWith('/missing')
    const kind = request.headers.rsc === '1' ? 'flight' : 'page'
    const text = `${kind} ${++count} ${request.method} ${request.url}\n${FILLER}`
    const isPacked = path.startsWith('/packed') && request.headers['accept-encoding'] === 'br'
    response.writeHead(broken ? 500 : missing ? 404 : 200, {
      'Content-Type': kind === 'flight' ? 'text/x-component' : 'text/html; charset=utf-8',
      ...(missing ? PER_REQUEST : (HEADERS[path.split('/')[1] ?? ''] ?? STATIC_PAGE)),
      ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(isPacked ? brotliCompressSync(text) : text)
  }
  const server = createServer((request, response) => {
    seen.push(request)
    request.resume()
    request.on('end', () => setTimeout(answer, delay, request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    forget: () => void seen.splice(0),
    setDelay: (milliseconds) => {
      delay = milliseconds
    },
    setBroken: (value) => {
      broken = value
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
