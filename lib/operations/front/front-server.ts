import { Agent, createServer, type IncomingMessage, type Server } from 'node:http'
import type { FrontPlan } from './bridge.ts'
import { passOn } from './pass-on.ts'
import { refuse } from './refuse.ts'
import { RepeatedAnswers } from './repeated-answers.ts'
import { refuseUnreadable } from './unreadable.ts'

/** What a request may carry beside the address. None of these changes what Next says; one with anything else goes to Next. */
const NEUTRAL = new Set(
  [
    'host connection user-agent accept accept-encoding accept-language cache-control pragma dnt priority referer te via',
    'if-none-match if-modified-since upgrade-insecure-requests save-data forwarded x-real-ip',
    'x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto',
    'sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-gpc',
  ].flatMap((names) => names.split(' ')),
)

/** Cookies that only the page's own scripts read (components/layout/document-attributes.ts, wake-script.ts), as a browser sends them. */
const LOOKS = /^(?:(?:reading-face|theme|sidebar:state)=\w*(?:; (?!$)|$))+$/

/** Some 40 kB each while they ask; the thread has 256 MB (serve-next.ts). */
const MOST_CONNECTIONS = 5000

type Front = { server: Server; answers: RepeatedAnswers }

/** The server that visitors reach. It gives again what Next has just said, and asks Next for everything else. */
export function createFront({ inner, secret, epoch }: Pick<FrontPlan, 'inner' | 'secret' | 'epoch'>): Front {
  const answers = new RepeatedAnswers(() => Atomics.load(epoch, 0))
  const agent = new Agent({ keepAlive: true })
  // Node's own refusal of who names no host would carry none of our headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (lacksHost(request)) return refuse(response, 400)
    const isPlain = carriesNothing(request)
    const said = [secret, request.socket.remoteAddress ?? '', isPlain ? 'plain' : 'own'].join(' ')
    try {
      if (!isPlain || !answers.give(request, response)) passOn(request, response, { agent, port: inner, said })
    } catch (error) {
      // Node reads nothing that it would not write; should it once, this one request is wrong and not the server.
      if (!isUnwritable(error)) logFault(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 400)
    }
  })
  // And so would that of whoever expects what nobody here does.
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  refuseUnreadable(server)
  server.maxConnections = MOST_CONNECTIONS
  if (Number(process.env.KEEP_ALIVE_TIMEOUT) > 0) server.keepAliveTimeout = Number(process.env.KEEP_ALIVE_TIMEOUT)
  return { server, answers }
}

/** The first protocol has none. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === '1.1' && headers.host === undefined

/** What Node says of an address or a header that it does not write. A mistake in the code has no code of Node's. */
const isUnwritable = (error: unknown) => error instanceof TypeError && 'code' in error

/** One line as lib/core/log.ts writes it, which the front cannot import. An address, which can hold a secret, is not in it. */
const logFault = (error: unknown) =>
  console.error(
    JSON.stringify({
      at: new Date().toISOString(),
      level: 'error',
      event: 'front.failed',
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )

const carriesNothing = ({ method, headers }: IncomingMessage) => {
  if (method !== 'GET') return false
  for (const name in headers) {
    if (!(name === 'cookie' ? LOOKS.test(String(headers.cookie)) : NEUTRAL.has(name))) return false
  }
  return true
}
