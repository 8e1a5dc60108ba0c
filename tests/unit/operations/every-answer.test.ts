import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PEER_HEADER } from '@/lib/core/peer-header'
import { prepareEveryAnswer } from '@/lib/operations/every-answer'

vi.mock('@/lib/core/env', () => ({ env: {} }))

let said = ''
let heard: unknown
const server = createServer((request, response) => {
  heard = request.headers[PEER_HEADER]
  response.setHeader('Cache-Control', said)
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
