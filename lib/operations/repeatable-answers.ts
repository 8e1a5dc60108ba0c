import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCrowd } from '@/lib/core/action/writing-crowd'
import { FRONT_HEADER, type Header, shared } from './front/bridge'
import type { PageBody } from './page-bodies'

/** Answers that may be repeated, by the address that was asked for and the count of writes at that time. */
const asked = new WeakMap<ServerResponse, { url: string; epoch: number; body?: PageBody }>()

/** What the front says itself of the body, by who asks. */
const OF_BODY = new Set(['etag', 'content-encoding', 'content-length'])

/**
 * The address of the visitor's socket. Of a request that comes from the front it is what the front says; one whose answer
 * may be repeated is remembered. Comes before whatever changes the address or the answer.
 */
export function hearFront(request: IncomingMessage, response: ServerResponse): string {
  const own = request.socket.remoteAddress ?? ''
  const said = request.headers[FRONT_HEADER]
  // Always, so that nothing else of the server hears of it.
  delete request.headers[FRONT_HEADER]
  const front = shared.fieldtestFront
  if (!front || typeof said !== 'string') return own
  const [secret, address, kind] = said.split(' ')
  if (secret !== front.secret) return own
  if (kind === 'plain') {
    asked.set(response, { url: request.url ?? '/', epoch: Atomics.load(front.epoch, 0) })
    repeatOnceWritten(response)
  }
  return address ?? own
}

/** The body that Next has found for a static page. */
export function noteBody(response: ServerResponse, body: PageBody): void {
  const question = asked.get(response)
  if (question) question.body = body
}

/**
 * Whatever a page shows may have changed. While more is written than the server takes in, visitors are shown pages of a
 * moment ago in any case (docs/decisions/0025).
 */
export function forgetAnswers(): void {
  const front = shared.fieldtestFront
  if (front && !isCrowd()) Atomics.add(front.epoch, 0, 1)
}

/** Hands the front an answer with the head that was really written, after all that have a say in it. */
function repeatOnceWritten(response: ServerResponse): void {
  const writeHead = response.writeHead
  response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    // The overloads of writeHead differ in what follows the status, which is passed on as it came.
    Reflect.apply(writeHead, this, head)
    repeat(response)
    return this
  } as ServerResponse['writeHead']
}

function repeat(response: ServerResponse): void {
  const [front, question] = [shared.fieldtestFront, asked.get(response)]
  if (!front || !question?.body || question.epoch !== Atomics.load(front.epoch, 0)) return
  // Of a page that is to be made anew Next says something else than HIT.
  if (response.statusCode !== 200 || response.getHeader('x-nextjs-cache') !== 'HIT') return
  if (response.hasHeader('set-cookie')) return
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, Header][] =>
    value === undefined || OF_BODY.has(name) ? [] : [[name, value]],
  )
  front.repeat({ url: question.url, epoch: question.epoch, headers, body: question.body })
}
