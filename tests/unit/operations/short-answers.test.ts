import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerShortly } from '@/lib/operations/short-answers'

vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'http://localhost:3000' } }))

let server: Server

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200).end('Next'))
  answerShortly([{ path: '/lead/', answer }])
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => server.close())

async function answer(name: string, { method, headers, nextUrl }: { method: string; headers: Headers; nextUrl: URL }) {
  if (name === 'nobody') return null
  if (name === 'broken') throw new Error('The database is away.')
  const said = [name, method, headers.get('cookie'), nextUrl.searchParams.get('url')].join(' ')
  return new Response(null, { status: 302, headers: { Location: '/there', 'X-Said': said } })
}

type Said = { status: number | undefined; location: string | undefined; said: unknown; body: string }

const ask = (path: string, method = 'GET') =>
  new Promise<Said>((done, fail) => {
    const { port } = server.address() as AddressInfo
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { cookie: 'a=1; b=2' } },
      async (answer) => {
        const { statusCode: status, headers } = answer
        done({ status, location: headers.location, said: headers['x-said'], body: await text(answer) })
      },
    )
    asked.on('error', fail).end()
  })

test.each(['GET', 'HEAD'])('%s is answered before the server comes to it', async (method) => {
  expect(await ask('/lead/one?url=https://evil.example', method)).toEqual({
    status: 302,
    location: '/there',
    said: `one ${method} a=1; b=2 https://evil.example`,
    body: '',
  })
})

test('why an answer failed is logged, once a minute', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await ask('/lead/broken')
  await ask('/lead/broken')
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/"short_answer.failed".*The database is away/)]])
  logged.mockRestore()
})

test.each([
  ['what has no answer', '/lead/nobody', 'GET'],
  ['an answer that fails', '/lead/broken', 'GET'],
  ['another method', '/lead/one', 'POST'],
  ['another address', '/leading/one', 'GET'],
  ['the address itself', '/lead', 'GET'],
])('%s is left to the server', async (_name, path, method) => {
  expect(await ask(path, method)).toMatchObject({ status: 200, body: 'Next' })
})
