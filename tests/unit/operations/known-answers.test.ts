import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerKnownNames } from '@/lib/operations/known-answers'
import { xmlResponse } from '@/lib/seo/answers'

const feed = () => xmlResponse('<rss/>', 'application/rss+xml')
const named = feed().headers.get('ETag') ?? ''

/** As Next sends what a route answers: piece by piece. */
const server = createServer(async (request, response) => {
  const { headers, body } = feed()
  response.statusCode = request.url === '/missing' ? 404 : 200
  for (const [name, value] of headers) response.appendHeader(name, value)
  if (request.url === '/packed') response.setHeader('Content-Encoding', 'identity')
  if (body && request.method !== 'HEAD') await pipeToNodeResponse(body, response)
  else response.end()
})

beforeAll(async () => {
  answerKnownNames()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

const ask = (path: string, known: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { 'If-None-Match': known },
  })

test.each([
  ['/', named, 'GET'],
  ['/', `"other", W/${named}`, 'GET'],
  ['/', '*', 'GET'],
  ['/packed', named, 'GET'],
  ['/', named, 'HEAD'],
])('%s is not sent again to whoever has %s (%s)', async (path, known, method) => {
  const answer = await ask(path, known, method)
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', named])
  expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([null, null])
})

test.each([
  ['whoever has another one', '/', '"other"', 'GET', 200],
  ['another answer', '/missing', named, 'GET', 404],
  ['another method', '/', named, 'POST', 200],
])('%s is sent it whole', async (_who, path, known, method, status) => {
  const answer = await ask(path, known, method)
  expect([answer.status, await answer.text()]).toEqual([status, '<rss/>'])
})

test('another body has another name', () => {
  expect(named).toMatch(/^"[\w-]{27}"$/)
  expect(xmlResponse('<rss></rss>').headers.get('ETag')).not.toBe(named)
})
