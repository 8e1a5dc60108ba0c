import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoggedError, listenToErrors } from '@/lib/core/log'
import { nextModule } from '@/lib/operations/next-module'
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

type Busboy = (how: { headers: Record<string, string> }) => Writable
const busboy = nextModule<Busboy>('next/dist/compiled/busboy')

const CUT_OFF = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhal'
const headers = { 'content-type': 'multipart/form-data; boundary=b' }

test.each<[string, () => Promise<unknown>]>([
  ['by itself', () => new Request('http://site', { method: 'POST', headers, body: CUT_OFF }).formData()],
  ['by a script', () => pipeline(Readable.from([CUT_OFF]), busboy({ headers }))],
])(
  'a form that is sent %s and ends inside of a part is no error, what a page fails to read is one',
  async (_way, read) => {
    const error = await read().catch((said: unknown) => said)
    noteRequestError(error, asked)
    expect(kept).toEqual([])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'request.cut_off', path: '/about' },
    ])
    noteRequestError(error, { ...asked, method: 'GET' })
    expect(kept).toMatchObject([{ event: 'request.failed' }])
  },
)

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
