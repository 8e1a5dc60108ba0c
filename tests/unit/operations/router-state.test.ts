import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropUnreadableState } from '@/lib/operations/router-state'

let heard: unknown
const server = createServer((request, response) => {
  heard = request.headers['next-router-state-tree']
  response.end()
})

beforeAll(async () => {
  dropUnreadableState()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

const STATE = encodeURIComponent(JSON.stringify(['', { children: ['reviews', { children: ['__PAGE__', {}] }] }]))

test.each([
  [STATE, STATE],
  ['garbage', undefined],
  ['%', undefined],
  ['%5B%5D', undefined],
  ['%7B%7D', undefined],
  [`${STATE}, ${STATE}`, undefined],
  ['', undefined],
])('of the state %s Next hears %s', async (said, state) => {
  const headers = { 'Next-Router-State-Tree': said }
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
  expect(heard).toBe(state)
})
