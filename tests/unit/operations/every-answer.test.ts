import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareEveryAnswer } from '@/lib/operations/every-answer'

let said = ''
const server = createServer((_request, response) => {
  response.setHeader('Cache-Control', said)
  response.end('A page')
})

beforeAll(async () => {
  prepareEveryAnswer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

test.each([
  ['s-maxage=21600, stale-while-revalidate=31514400', 's-maxage=21600, max-age=0'],
  ['s-maxage=21600', 's-maxage=21600'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['private, no-store', 'private, no-store'],
])('%s → %s', async (next, ours) => {
  said = next
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(answer.headers.get('cache-control')).toBe(ours)
})
