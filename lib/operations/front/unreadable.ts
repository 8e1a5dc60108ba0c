import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { filePolicy, steadyHeaders } from '../../core/file-headers.ts'
import { site } from '../../core/site.ts'

/** How long what was still being sent is heard and dropped, in milliseconds: closed at once, the answer would be lost with it. */
const HEARD = 1000

/** What Node's own server says to each of its errors; everything else that cannot be read is a bad request. */
const STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

const TOO_LONG = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Address too long | ${site.name}</title>
<style>
:root { background: #fbfaf6; color: #16181b }
@media (prefers-color-scheme: dark) { :root { background: #101214; color: #edebe5 } }
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { border-top: 2px solid; padding-top: 1rem; font-size: 1.75rem; line-height: 1.2 }
a { color: inherit }
</style>
<h1>This address is too long</h1>
<p>It has more signs than can be read here. A shorter search finds more.</p>
<p><a href="/search">Search</a> or <a href="/">go home</a></p>
</html>
`

/**
 * Answers requests that Node cannot read, as its own server would, and in words where a person may have come that way: a
 * search of thousands of signs is longer than the 16 kB that the head of a request may have. Once on a connection, and
 * never into an answer that has begun on it.
 */
export function refuseUnreadable(server: Server): void {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const answers = open.get(socket) ?? new Set()
    open.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
  })
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (socket.writableEnded) return
    const hasBegun = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (hasBegun || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
    socket.end(toRefusal(error.code))
    socket.resume()
    setTimeout(() => socket.destroy(), HEARD).unref()
  })
}

function toRefusal(code = ''): string {
  const status = STATUS.get(code) ?? '400 Bad Request'
  const body = code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : ''
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    ...(body ? ['Content-Type: text/html; charset=utf-8'] : []),
    // The page brings its own styles.
    `${filePolicy.key}: ${filePolicy.value}${body ? "; style-src 'unsafe-inline'" : ''}`,
    ...steadyHeaders.map(({ key, value }) => `${key}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
