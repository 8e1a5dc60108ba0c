import type { IncomingMessage, ServerResponse } from 'node:http'
import { areWritesWaiting } from '@/lib/core/action/waiting-writes'
import { PEER_HEADER } from '@/lib/core/peer-header'
import { comeBeforeNext } from './before-next'
import { canSend, sendPage } from './page-answers'
import type { PageBody } from './page-bodies'

/** How long an answer is given again, in milliseconds: too short for anybody to tell, long enough for a page that many ask for. */
const MOMENT_MS = 100

/**
 * How much longer while one who asked is with Next, in milliseconds: whoever asks meanwhile would wait for a page that is
 * made anew. With the moment, and with what a page may be shown while writes wait (page-cache.ts), all stays within a second.
 */
const RENEWAL_MS = 250

/** Pages whose answer is at hand at once. */
const MOST_PAGES = 64

/** What a request may carry beside the address. None of these changes what Next says; one with anything else goes to Next. */
const NEUTRAL = new Set(
  [
    PEER_HEADER,
    'host connection user-agent accept accept-encoding accept-language cache-control pragma dnt priority referer te via',
    'if-none-match if-modified-since upgrade-insecure-requests save-data forwarded x-real-ip',
    'x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto',
    'sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-gpc',
  ].flatMap((names) => names.split(' ')),
)

type Header = number | string | readonly string[]
type Answer = { body: PageBody; headers: Map<string, Header>; until: number; isRenewed?: boolean }

const answers = new Map<string, Answer>()
const asked = new WeakMap<ServerResponse, { url: string; epoch: number }>()
/** Grows when anything that was kept may be out of date. */
let epoch = 0

/**
 * Gives visitors who ask for the same page within a moment the answer that Next gave to the first of them: finding out what
 * to answer costs several times what sending it does. Whatever expires a page has all of them forgotten, so whoever asks
 * after a write gets what Next makes of it.
 */
export function repeatAnswers(): void {
  comeBeforeNext((request, response, next) => {
    const { url = '/' } = request
    if (!isPlain(request)) return next()
    const answer = answers.get(url)
    if (answer && isFresh(answer) && canSend(request, answer.body)) {
      response.setHeaders(answer.headers)
      return sendPage(request, response, answer.body, response.end.bind(response))
    }
    if (answer) renew(url, answer, response)
    asked.set(response, { url, epoch })
    next()
  })
}

/** Keeps what Next has just said of a static page, before its body is named in the headers. */
export function noteAnswer(response: ServerResponse, body: PageBody): void {
  const request = asked.get(response)
  // Of a page that is to be made anew Next says something else than HIT.
  if (!request || request.epoch !== epoch || response.getHeader('x-nextjs-cache') !== 'HIT') return
  if (response.hasHeader('set-cookie')) return
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, Header][] =>
    value === undefined ? [] : [[name, value]],
  )
  answers.delete(request.url)
  answers.set(request.url, { body, headers: new Map(headers), until: performance.now() + MOMENT_MS })
  const [oldest] = answers.keys()
  if (answers.size > MOST_PAGES && oldest !== undefined) answers.delete(oldest)
}

/**
 * Whatever a page shows may have changed. While more is written than the server takes in, visitors are shown pages of a
 * moment ago in any case (docs/decisions/0025).
 */
export function forgetAnswers(): void {
  if (areWritesWaiting()) return
  epoch += 1
  answers.clear()
}

const isFresh = ({ until, isRenewed }: Answer) => performance.now() < until + (isRenewed ? RENEWAL_MS : 0)

/** The others are given the answer until Next has said something else to this one. */
function renew(url: string, answer: Answer, response: ServerResponse): void {
  answer.isRenewed = true
  response.once('close', () => {
    if (answers.get(url) === answer) answers.delete(url)
  })
}

const isPlain = ({ method, headers }: IncomingMessage) => {
  if (method !== 'GET') return false
  for (const name in headers) if (!NEUTRAL.has(name)) return false
  return true
}
