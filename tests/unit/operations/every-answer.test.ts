import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PEER_HEADER } from '@/lib/core/peer-header'
import { publicPolicy } from '@/lib/core/security-headers'
import { prepareEveryAnswer } from '@/lib/operations/every-answer'

vi.mock('@/lib/core/env', () => ({ env: {} }))

let said = ''
/** What Next answers with, and what its middleware and its cache say beside. */
let answered: { status: number; headers: Record<string, string> } = { status: 200, headers: {} }
let heard: unknown
let asked: string | undefined
const server = createServer((request, response) => {
  heard = request.headers[PEER_HEADER]
  asked = request.url
  response.statusCode = answered.status
  response.setHeader('Cache-Control', said)
  for (const [name, value] of Object.entries(answered.headers)) response.setHeader(name, value)
  response.end('A page')
})

beforeAll(async () => {
  prepareEveryAnswer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

const ask = (headers = {}) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })

test.each([{}, { [PEER_HEADER]: '203.0.113.7' }])('the socket says who calls, not the caller: %j', async (forged) => {
  await ask(forged)
  expect(heard).toBe('127.0.0.1')
})

test.each([
  ['s-maxage=21600, stale-while-revalidate=31514400', 's-maxage=21600, max-age=0'],
  ['s-maxage=21600', 's-maxage=21600'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['private, no-store', 'private, no-store'],
])('%s → %s', async (next, ours) => {
  said = next
  const answer = await ask()
  expect(answer.headers.get('cache-control')).toBe(ours)
})

test.each([
  ['http://evil.example/dashboard?a=http://b/', '/dashboard?a=http://b/'],
  ['HTTPS://evil.example:8443', '/'],
  ['http://evil.example?q=a', '/?q=a'],
  ['http://evil.example/people/%E0%A4%A', '/people/%25E0%25A4%25A'],
  ['/go?to=http://evil.example/', '/go?to=http://evil.example/'],
])('%s asks for %s', async (path, own) => {
  const { port } = server.address() as AddressInfo
  await new Promise((done) =>
    request({ host: '127.0.0.1', port, path }, (said) => said.resume().once('end', done)).end(),
  )
  expect(asked).toBe(own)
})

const OF_MEMBERS = { 'content-security-policy': "script-src 'self' 'nonce-x'" }

test.each([
  ['a missing page that stands ready', 404, { ...OF_MEMBERS, 'x-nextjs-prerender': '1' }, true],
  ['a missing page that was made for the request', 404, OF_MEMBERS, false],
  ['a page of members', 200, OF_MEMBERS, false],
])('%s has the policy that its scripts know', async (_what, status, headers, isPublic) => {
  answered = { status, headers }
  const policy = (await ask()).headers.get('content-security-policy')
  answered = { status: 200, headers: {} }
  expect(policy).toBe(isPublic ? publicPolicy.value : OF_MEMBERS['content-security-policy'])
})
