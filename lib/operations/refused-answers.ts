import type { ServerResponse } from 'node:http'
import { onRequest } from '@/lib/core/on-request'
import { awaitDecision, forgetDecision, REQUEST_NAME_HEADER } from '@/lib/core/refused-requests'
import { comeBeforeWrite, type Write } from './come-before-write'

let requests = 0

/**
 * A page cannot choose its status, but a search that came too fast is 429 with `Retry-After`, one that nobody can count is 503
 * with it, and one in a category that is not there is 404, as is a page about a row that is not there (docs/decisions/0023). The
 * page says under the name of its request what becomes of it, and the head waits for that. The router's own requests keep 200:
 * with another status it would load the whole page anew.
 */
export function answerRefusals(): void {
  onRequest((request, response) => {
    // Always, so that nobody writes it themselves.
    delete request.headers[REQUEST_NAME_HEADER]
    if (!DECIDED.test(request.url ?? '') || request.headers.rsc !== undefined) return
    requests += 1
    const name = String(requests)
    request.headers[REQUEST_NAME_HEADER] = name
    const release = holdHead(response)
    awaitDecision(name, (decision) => {
      if (!response.headersSent) {
        if (decision.status !== 200) response.statusCode = decision.status
        if ('retryAfterSeconds' in decision) response.setHeader('Retry-After', decision.retryAfterSeconds)
      }
      release()
    })
    response.once('close', () => forgetDecision(name))
  })
}

/** Free text, what is rendered of a post for whoever writes it, and pages of members and staff about one row. */
const DECIDED =
  /[?&]q=|^\/(?:admin\/blog\/[^/?]+\/(?:preview|revisions)|admin\/(?:news|products|payments\/(?:plans|transactions)|moderation\/[^/?]+)\/[^/?]+|comments\/[^/?]+\/(?:edit|reply)|report\/[^/?]+\/[^/?]+)(?:\?|$)/

/**
 * Keeps the head of an answer back. Next sends it with the first piece of a page, which is empty where nothing of the page
 * was prerendered; with the first piece that holds anything it goes in any case. Returns what lets it go.
 */
function holdHead(response: ServerResponse): () => void {
  const { flushHeaders } = response
  let [isHeld, isAsked] = [true, false]
  response.flushHeaders = () => {
    if (isHeld) isAsked = true
    else flushHeaders.call(response)
  }
  const holding = (write: Write) =>
    // The overloads of write differ in what follows the piece, which is passed on as it came.
    ((...piece: unknown[]) =>
      isHeld && isEmpty(piece[0]) ? true : Reflect.apply(write, response, piece)) as unknown as Write
  comeBeforeWrite(response, holding)
  return () => {
    isHeld = false
    if (isAsked && !response.headersSent) flushHeaders.call(response)
  }
}

const isEmpty = (piece: unknown) => (typeof piece === 'string' || piece instanceof Uint8Array) && piece.length === 0
