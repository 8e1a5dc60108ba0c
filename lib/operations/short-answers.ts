import type { IncomingMessage, ServerResponse } from 'node:http'
import { NextRequest } from 'next/server'
import { env } from '@/lib/core/env'
import { dedupeErrors } from '@/lib/core/jobs/dedupe-errors'
import { log } from '@/lib/core/log'
import { comeBeforeNext } from './before-next'

/** What answers GET and HEAD of `{path}{name}`, without a body; null leaves the request to Next. */
export type ShortAnswer = { path: string; answer: (name: string, request: NextRequest) => Promise<Response | null> }

/** A database that is away would fill the log with one line for each reader. */
const report = dedupeErrors((error) => log.error('short_answer.failed', error))

/**
 * Gives some answers before Next: its way to a route handler takes several times what a redirect needs. What they do not
 * answer, or fail to, which is logged, goes to the route of the same address: that has the words for it.
 */
export function answerShortly(answers: readonly ShortAnswer[]): void {
  comeBeforeNext((request, response, next) => {
    const found = findAnswer(answers, request)
    if (!found) return next()
    found().then(
      (answer) => (answer ? send(answer, response) : next()),
      (error) => {
        report(error)
        next()
      },
    )
  })
}

function findAnswer(answers: readonly ShortAnswer[], request: IncomingMessage) {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const one = answers.find(({ path }) => url.startsWith(path))
  if (!one) return null
  return async () => {
    // Repeated fields, which Node joins or drops, are no lists here.
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const [path = ''] = url.split('?', 1)
    return one.answer(path.slice(one.path.length), new NextRequest(new URL(url, env.SITE_URL), { method, headers }))
  }
}

function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end()
}
