import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteCrowd } from '@/lib/core/action/writing-crowd'
import { shared } from '@/lib/operations/front/bridge'
import { createFront } from '@/lib/operations/front/front-server'
import { PageCache } from '@/lib/operations/page-cache'
import { forgetAnswers, hearFront } from '@/lib/operations/repeatable-answers'
import { answerFromKeptBodies } from '@/lib/operations/static-answers'

/** What visitors reach, and what stands in for Next behind it. */
let front: Server
let server: Server
/** What Next was asked for, and how it answers. */
let asked: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

const page = (text: string, head: Record<string, string> = {}) => {
  answer = (_request, response) => {
    response.setHeader('Link', '</face.woff2>; rel=preload')
    for (const [name, value] of Object.entries({ 'Cache-Control': 's-maxage=60', 'x-nextjs-cache': 'HIT', ...head }))
      response.setHeader(name, value)
    response.end(text)
  }
}

/** Has Next think until the text of its answers is given. */
const hold = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  answer = async (request, response) => {
    const text = await promise
    page(text)
    answer(request, response)
  }
  return resolve
}

/** Until so many questions have come to Next; `vi.waitFor` would move the clock. */
const reachesNext = async (questions: number) => {
  while (asked.length < questions) await new Promise(setImmediate)
}

/** An answer whose moment is over, and one who is with Next for the next one. */
const beginRenewal = async () => {
  await ask()
  const release = hold()
  vi.advanceTimersByTime(100)
  const renewing = ask()
  await reachesNext(2)
  return { renewing, release }
}

beforeAll(async () => {
  answerFromKeptBodies()
  server = createServer((request, response) => {
    hearFront(request, response)
    asked.push(request.url ?? '')
    answer(request, response)
  })
  const inner = await listen(server)
  const [secret, epoch] = ['a-secret', new Int32Array(new SharedArrayBuffer(4))]
  const { server: made, answers } = createFront({ inner, secret, epoch })
  const time = () => ({ active: 0, idle: 0 })
  shared.fieldtestFront = { secret, epoch, repeat: (said) => answers.keep(said), time, open: () => {} }
  front = made
  await listen(front)
})
afterAll(() => {
  front.close()
  server.close()
})
/** Each test is of a later hour, in which nothing waits of what another one has left. */
let hour = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  hour += 1
  vi.advanceTimersByTime(hour * 3_600_000)
  forgetAnswers()
  asked = []
  page('<html>One</html>')
})
afterEach(() => void vi.useRealTimers())

const listen = async (one: Server) => {
  await new Promise<void>((done) => one.listen(0, '127.0.0.1', done))
  return (one.address() as AddressInfo).port
}

type Question = { path?: string; method?: string; headers?: Record<string, string> }

const ask = ({ path = '/a', method = 'GET', headers = {} }: Question = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>((done, fail) => {
    const { port } = front.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, method, headers }, async (said) => {
      const { date: _, ...rest } = said.headers
      done({ status: said.statusCode, headers: rest, body: await buffer(said) })
    })
      .on('error', fail)
      .end()
  })

test('whoever asks within a moment gets what Next said to the first, head and all', async () => {
  const first = await ask()
  page('<html>Two</html>')
  vi.advanceTimersByTime(99)
  expect(await ask()).toEqual(first)
  expect(asked).toEqual(['/a'])
  expect(first).toMatchObject({ status: 200, headers: { link: '</face.woff2>; rel=preload', vary: 'Accept-Encoding' } })
  vi.advanceTimersByTime(1)
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
})

test('what others change of the head as it is written is repeated, and nothing of how the first wanted the body', async () => {
  const { answer: plain } = { answer }
  answer = (asked, response) => {
    const { writeHead } = response
    response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
      this.setHeader('Link', '</other.woff2>')
      return Reflect.apply(writeHead, this, head)
    } as ServerResponse['writeHead']
    plain(asked, response)
  }
  const packed = { headers: { 'Accept-Encoding': 'gzip' } }
  while ((await ask(packed)).headers['content-length'] === undefined) await new Promise(setImmediate)
  const first = await ask()
  expect(first.headers).toMatchObject({ link: '</other.woff2>' })
  expect(first.headers).not.toHaveProperty('content-encoding')
  expect(first.body.toString()).toBe('<html>One</html>')
})

test('while one is with Next the others get what was said before, for a third of a second at most', async () => {
  const { renewing, release } = await beginRenewal()
  vi.advanceTimersByTime(349)
  expect((await ask()).body.toString()).toBe('<html>One</html>')
  expect(asked).toHaveLength(2)
  vi.advanceTimersByTime(1)
  const waiting = ask()
  await reachesNext(3)
  release('<html>Two</html>')
  expect((await renewing).body.toString()).toBe('<html>Two</html>')
  expect((await waiting).body.toString()).toBe('<html>Two</html>')
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
  expect(asked).toHaveLength(3)
})

test.each<[string, Record<string, string>]>([
  ['has been made anew', { 'x-nextjs-cache': 'MISS' }],
  ['is no longer static', { 'Cache-Control': 'private, no-store', 'x-nextjs-cache': 'HIT' }],
])('nobody gets what was said before of a page that %s', async (_name, head) => {
  await ask()
  vi.advanceTimersByTime(100)
  page('<html>Two</html>', head)
  await ask()
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
})

test('a write ends it also while one is with Next', async () => {
  const { renewing, release } = await beginRenewal()
  forgetAnswers()
  page('<html>Two</html>')
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
  release('<html>One</html>')
  await renewing
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
})

test('after a write nobody gets what was said before it, nor what was begun before it', async () => {
  await ask()
  forgetAnswers()
  page('<html>Two</html>')
  expect((await ask()).body.toString()).toBe('<html>Two</html>')

  forgetAnswers()
  const { answer: late } = { answer }
  answer = (request, response) => {
    forgetAnswers()
    late(request, response)
  }
  await ask()
  page('<html>Three</html>')
  expect((await ask()).body.toString()).toBe('<html>Three</html>')
})

test('a tag that expires counts as a write', async () => {
  await ask()
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    _requestHeaders: {},
    dev: false,
  })
  await cache.revalidateTag('a-tag', { expire: 1e-6 })
  await ask()
  expect(asked).toEqual(['/a', '/a'])
})

test('while more is written than the server takes in, a write waits for the end of the moment', async () => {
  await ask()
  page('<html>Two</html>')
  noteCrowd()
  forgetAnswers()
  expect((await ask()).body.toString()).toBe('<html>One</html>')
  vi.advanceTimersByTime(100)
  expect((await ask()).body.toString()).toBe('<html>Two</html>')
})

test('who has the page is sent nothing, who takes it compressed gets the same text', async () => {
  const { headers, body } = await ask()
  const known = await ask({ headers: { 'If-None-Match': `W/${headers.etag}` } })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag])
  expect(asked).toEqual(['/a'])
  const packed = () => ask({ headers: { 'Accept-Encoding': 'gzip' } })
  await packed()
  while ((await packed()).headers['content-encoding'] !== 'gzip') await new Promise(setImmediate)
  const before = asked.length
  const again = await packed()
  expect(asked).toHaveLength(before)
  expect(gunzipSync(again.body).equals(body)).toBe(true)
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
})

test.each<[string, Question]>([
  ['a cookie', { headers: { Cookie: '__Host-authjs.session-token=one' } }],
  ['a cookie beside what the page looks like', { headers: { Cookie: 'theme=dark; signed-in=1; reading-face=1' } }],
  ['a cookie that is named like one of these', { headers: { Cookie: 'my-theme=dark' } }],
  ['a cookie without a name', { headers: { Cookie: 'theme=dark; ' } }],
  ['the data of the router', { headers: { RSC: '1' } }],
  ['a header that nobody knows', { headers: { 'X-Anything': '1' } }],
  ['credentials', { headers: { Authorization: 'Basic eDp5' } }],
  ['another address', { path: '/a?page=2' }],
  ['another method', { method: 'POST' }],
  ['the head alone', { method: 'HEAD' }],
])('%s is left to Next', async (_name, question) => {
  await ask()
  await ask(question)
  await ask(question)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.filter((path) => path === '/a').length).toBe(question.path ? 1 : 3)
})

test.each<[string, Record<string, string>]>([
  ['is not out of the cache', { 'x-nextjs-cache': 'MISS' }],
  ['is being made anew', { 'x-nextjs-cache': 'STALE' }],
  ['is meant for one reader', { 'Cache-Control': 'private, no-store' }],
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
])('what %s is said once', async (_name, head) => {
  page('<html>One</html>', head)
  await ask()
  await ask()
  expect(asked).toEqual(['/a', '/a'])
})

test.each(['reading-face=1', 'theme=dark; reading-face=1', 'reading-face=1; sidebar:state=true; theme=light'])(
  'who only has a look of the page, %s, is given the same answer',
  async (Cookie) => {
    await ask()
    const { body } = await ask({ headers: { Cookie } })
    expect(body.toString()).toBe('<html>One</html>')
    expect(asked).toEqual(['/a'])
  },
)

test('no more than 64 pages are at hand; the oldest leave', async () => {
  for (let number = 0; number <= 64; number++) await ask({ path: `/${number}` })
  asked = []
  await ask({ path: '/64' })
  await ask({ path: '/1' })
  expect(asked).toEqual([])
  await ask({ path: '/0' })
  expect(asked).toEqual(['/0'])
})
