import type { IncomingMessage, ServerResponse } from 'node:http'
import { canSend, sendPage } from '../page-answers.ts'
import type { Repeatable } from './bridge.ts'

/** How long an answer is given again, in milliseconds: too short for anybody to tell, long enough for a page that many ask for. */
const MOMENT_MS = 100

/**
 * How much longer while one who asked is with Next, in milliseconds: whoever asks meanwhile would wait for a page that is
 * made anew. With the moment, and with what a page may be shown while writes wait (page-cache.ts), all stays within a second.
 */
const RENEWAL_MS = 350

/** Pages whose answer is at hand at once. */
const MOST_PAGES = 64

type Answer = Omit<Repeatable, 'headers'> & {
  headers: Map<string, Repeatable['headers'][0][1]>
  until: number
  isRenewed?: boolean
}

/**
 * Gives visitors who ask for the same page within a moment the answer that Next gave to the first of them: finding out what
 * to answer costs several times what sending it does. After whatever expires a page, `epoch` says another number than
 * before, and whoever asks gets what Next makes of it.
 */
export class RepeatedAnswers {
  #answers = new Map<string, Answer>()
  #epoch: () => number

  constructor(epoch: () => number) {
    this.#epoch = epoch
  }

  /** Answers a request that carries nothing of its own; false leaves it to Next. */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/' } = request
    const answer = this.#answers.get(url)
    if (!answer || answer.epoch !== this.#epoch()) return false
    if (isFresh(answer) && canSend(request, answer.body)) {
      response.setHeaders(answer.headers)
      sendPage(request, response, answer.body, response.end.bind(response))
      return true
    }
    this.#renew(answer, response)
    return false
  }

  keep(said: Repeatable): void {
    if (said.epoch !== this.#epoch()) return
    this.#answers.delete(said.url)
    this.#answers.set(said.url, { ...said, headers: new Map(said.headers), until: performance.now() + MOMENT_MS })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST_PAGES && oldest !== undefined) this.#answers.delete(oldest)
  }

  /** The others are given the answer until Next has said something else to this one. */
  #renew(answer: Answer, response: ServerResponse): void {
    answer.isRenewed = true
    response.once('close', () => {
      if (this.#answers.get(answer.url) === answer) this.#answers.delete(answer.url)
    })
  }
}

const isFresh = ({ until, isRenewed }: Answer) => performance.now() < until + (isRenewed ? RENEWAL_MS : 0)
