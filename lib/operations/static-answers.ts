import type { ServerResponse } from 'node:http'
import { onRequest } from '@/lib/core/on-request'
import { canSend, sendPage, wantedBy } from './page-answers'
import { PageBodies } from './page-bodies'
import { noteBody } from './repeatable-answers'

type End = ServerResponse['end']

/**
 * Answers static pages from kept bodies. Next encodes a page, hashes it for its ETag and compresses it anew at every
 * request, which together cost more than all the rest; `generateEtags` is off in next.config.ts for this reason.
 */
export function answerFromKeptBodies(): void {
  const bodies = new PageBodies()
  measureOnce(bodies)
  onRequest((request, response) => {
    if (request.method === 'HEAD') return leaveLengthOut(response)
    if (request.method !== 'GET') return
    const plainEnd: End = response.end.bind(response)
    let nextEnd = plainEnd
    // What was put in place of `end` ends by calling what it replaced, which is this again.
    let passedOn = false
    const passOn = (...args: unknown[]) => {
      const end = passedOn ? plainEnd : nextEnd
      passedOn = true
      return Reflect.apply(end, response, args)
    }
    const answer = (...args: unknown[]) => {
      const [text] = args
      if (passedOn || typeof text !== 'string' || !isStatic(response)) return passOn(...args)
      const body = bodies.of(text)
      noteBody(response, body)
      const wanted = wantedBy(request)
      if (wanted) bodies.pack(body, wanted)
      if (canSend(request, body)) return sendPage(request, response, body, plainEnd)
      response.setHeader('ETag', body.etag)
      response.setHeader('Content-Length', body.bytes.length)
      return passOn(body.bytes)
    }
    // Next's compression puts its own `end` in place of what it finds; ours has to stay in front of it.
    Object.defineProperty(response, 'end', {
      configurable: true,
      get: () => answer,
      set: (next: End) => {
        nextEnd = next.bind(response)
      },
    })
  })
}

/** Next says how long its own text is, and the body that goes over the wire is another one. */
function leaveLengthOut(response: ServerResponse): void {
  const writeHead = response.writeHead
  response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (isStatic(this)) this.removeHeader('Content-Length')
    // The overloads of writeHead differ in what follows the status, which is passed on as it came.
    return Reflect.apply(writeHead, this, head)
  } as ServerResponse['writeHead']
}

/** Shorter texts are measured as fast as they are found. */
const LONG = 16_384

/**
 * Next measures the text of a page at every request, which takes a sixth of the time of one with characters beyond Latin-1;
 * of a kept text the size is known.
 */
function measureOnce(bodies: PageBodies): void {
  const measure = Buffer.byteLength
  Buffer.byteLength = (text, encoding) => {
    const isPage = typeof text === 'string' && text.length > LONG && (encoding === undefined || encoding === 'utf8')
    return (isPage ? bodies.textBytesOf(text) : undefined) ?? measure(text, encoding)
  }
}

/** Next marks what it serves from its cache of pages so; nothing that depends on the reader carries it. */
const isStatic = (response: ServerResponse) =>
  response.statusCode === 200 &&
  !response.headersSent &&
  !response.hasHeader('Content-Encoding') &&
  String(response.getHeader('Cache-Control')).includes('s-maxage')
