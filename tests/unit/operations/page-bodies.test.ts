import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { sendPage } from '@/lib/operations/page-answers'
import { PageBodies } from '@/lib/operations/page-bodies'

/** A page that hardly gets smaller, 100 kB. */
const somePage = () => `<html><head></head><body>${randomBytes(50_000).toString('hex')}</body></html>`

test('copies of pages that have left take no room from those that are kept', async () => {
  const bodies = new PageBodies()
  const texts = Array.from({ length: 400 }, somePage)
  const made = texts.map((text) => bodies.of(text))
  for (const body of made) bodies.pack(body, 'br')
  await vi.waitFor(() => expect(made.every(({ packed }) => packed.br)).toBe(true), { timeout: 50_000 })
  const more = Array.from({ length: 40 }, somePage)
  for (const text of more) bodies.of(text)
  // 24 MB hold some sixty of 300 to 350 kB.
  expect(more.filter((text) => bodies.textBytesOf(text) !== undefined)).toHaveLength(40)
}, 60_000)

test.each([{}, { 'if-none-match': 'the page' }])(
  'a page, and the word that it is known, vary with what is accepted: %j',
  (headers) => {
    const body = new PageBodies().of(somePage())
    const request = new IncomingMessage(new Socket())
    request.headers = 'if-none-match' in headers ? { 'if-none-match': body.etag } : {}
    const response = new ServerResponse(request)
    response.setHeader('Vary', 'rsc')
    sendPage(request, response, body, () => {})
    expect(response.statusCode).toBe('if-none-match' in headers ? 304 : 200)
    expect([response.getHeader('Vary')].flat().join(', ')).toBe('rsc, Accept-Encoding')
  },
)
