import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoggedError, listenToErrors } from '@/lib/core/log'
import { noteRequestError } from '@/lib/operations/note-request-error'

const asked = { method: 'POST', path: '/about?token=secret', routePath: '/about', routeType: 'action' }
const reset = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET', digest: '42' })

let kept: LoggedError[]
let lines: string[]

beforeEach(() => {
  kept = []
  lines = []
  listenToErrors((error) => kept.push(error))
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line))
  }
})
afterEach(() => {
  listenToErrors(() => {})
  vi.restoreAllMocks()
})

test('what failed is kept for the administrators under its reference, without the query', () => {
  noteRequestError(reset('read ECONNRESET'), asked)
  expect(kept).toMatchObject([{ event: 'request.failed', message: 'read ECONNRESET', reference: '42' }])
  expect(lines).toEqual([expect.stringContaining('"path":"/about"')])
})

test('a form whose line broke on the way stands in the log alone, and as no error', async () => {
  noteRequestError(await breakOff(), asked)
  expect(kept).toEqual([])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'request.broken_off', method: 'POST', path: '/about' },
  ])
})

/** What Node says of a request whose sender is gone before the end of its body. */
async function breakOff(): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>()
  const server = createServer((request) => request.on('error', resolve).resume())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // An address, since it listens at a port.
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\nhalf', () => socket.destroy())
  const error = await promise
  server.close()
  return error
}
