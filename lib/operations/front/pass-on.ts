import { type Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { FRONT_HEADER } from './bridge.ts'
import { refuse } from './refuse.ts'

type Inner = { agent: Agent; port: number; said: string }

/** What concerns one connection and not what is said over it (RFC 9110, section 7.6.1), and what only the front may say. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'expect', 'trailer'])
const ASKED = new Set([...OF_CONNECTION, FRONT_HEADER])
/** Node says itself in what pieces it sends an answer. */
const ANSWERED = new Set([...OF_CONNECTION, 'transfer-encoding'])

/** What the head of an answer may hold, in bytes: several times what Next writes of links and cookies. */
const MOST_HEAD = 65_536

/** What is heard of a body after its answer, in bytes: the rest of any photograph, and of no flood. */
const MOST_LEFT = 64 * 1024 * 1024
/** How long whoever sends it may pause, in milliseconds. */
export const LONGEST_PAUSE = 30_000

/**
 * Asks Next, and passes on what it says as it comes. `said` is the front's own word about the request.
 * @throws TypeError for an address or a header that cannot be written.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, inner: Inner): void {
  const { method, url, headers, socket } = request
  // First, since a server reads a thousand headers and drops the rest.
  const head = [FRONT_HEADER, inner.said]
  // What Next says for whoever comes without: here it would be the front's own.
  if (headers['x-forwarded-for'] === undefined) head.push('X-Forwarded-For', socket.remoteAddress ?? '')
  head.push(...without(ASKED, request.rawHeaders))
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  const target = { agent: inner.agent, host: '127.0.0.1', port: inner.port, maxHeaderSize: MOST_HEAD }
  const asked = ask({ ...target, method, path: url, headers: head })
  let isAnswered = false

  asked.once('response', (answer) => {
    isAnswered = true
    if (response.destroyed) return void answer.destroy()
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, without(ANSWERED, answer.rawHeaders))
    // An answer that breaks off has to break off for the visitor as well.
    pipeline(answer, response, () => {})
    // Who is refused in the middle of an upload hears it only once all of it is sent: the rest goes nowhere.
    answer.once('end', () => {
      if (request.complete) return
      request.unpipe(asked)
      asked.destroy()
      let heard = 0
      request.on('data', ({ length }: Buffer) => {
        heard += length
        if (heard > MOST_LEFT) socket.destroy()
      })
      request.resume()
      // As soon as it is answered the connection counts as one that waits for its next request, and would be closed as such.
      response.once('finish', () => socket.setTimeout(LONGEST_PAUSE))
    })
  })
  asked.on('error', (error) => {
    if (isAnswered || response.destroyed || response.headersSent) return
    // A connection that was given up in the moment in which it was used again.
    const isHarmless = !hasBody && (method === 'GET' || method === 'HEAD')
    if (isHarmless && asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
      return passOn(request, response, inner)
    refuse(response, 502, 'Bad Gateway\n')
  })
  // Who leaves after an answer may have left the rest of a body unsaid, for which Next would wait.
  const leave = () => void asked.destroy()
  socket.once('close', leave)
  asked.once('close', () => socket.off('close', leave))
  if (hasBody) request.pipe(asked)
  else asked.end()
}

/** Raw headers, name and value in turn, without those named. */
function without(names: Set<string>, raw: string[]): string[] {
  const rest: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]]
    if (!names.has(name.toLowerCase())) rest.push(name, value)
  }
  return rest
}
