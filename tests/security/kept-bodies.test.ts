import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, knownAddresses } from './support/ask'

const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync }

test('a page has one name, and whoever knows it is sent nothing', async () => {
  const { review } = await knownAddresses()
  for (const path of ['/', '/reviews', '/reviews?tab=popular&page=2', review]) {
    const first = await ask(path)
    const etag = String(first.headers.etag)
    expect(etag, path).toMatch(/^"[\w-]{20,}"$/)
    expect((await ask(path)).headers.etag, path).toBe(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(path, { headers: { 'If-None-Match': known } })
      expect([again.status, again.body.length, again.headers.etag], `${path} ${known}`).toEqual([304, 0, etag])
    }
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status, path).toBe(200)
  }
  expect((await ask('/')).headers.etag).not.toBe((await ask('/reviews')).headers.etag)
})

test('the first and every later compressed copy hold the same page', async () => {
  const copies = [
    ['gzip', ['gzip', 'gzip;q=0.5', 'gzip, br;q=0', 'br;q=0.0,gzip']],
    ['br', ['gzip, deflate, br, zstd', 'br', 'BR;q=0.1, gzip']],
  ] as const
  for (const path of ['/news', '/articles?sort=oldest']) {
    const plain = await ask(path)
    for (const [encoding, ways] of copies)
      for (const accepted of ways) {
        const copy = () => ask(path, { headers: { 'Accept-Encoding': accepted } })
        // Until the copy is made, the reader gets what the server has.
        await expect.poll(async () => (await copy()).headers['content-encoding'], { message: accepted }).toBe(encoding)
        const { headers, body } = await copy()
        expect(headers, path).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag })
        expect(headers.vary, path).toMatch(/accept-encoding/i)
        expect(UNPACK[encoding](body).equals(plain.body), path).toBe(true)
      }
  }
})

test('who takes no compression, or another, gets the page as it is', async () => {
  for (const accepted of ['identity', 'gzip;q=0, br;q=0.000', 'zstd', 'x-gzip-br']) {
    const { status, headers } = await ask('/news', { headers: { 'Accept-Encoding': accepted } })
    expect([status, headers['content-encoding']], accepted).toEqual([200, undefined])
  }
})

test('an answer that is given again is the one that the server makes for a page, head and all', async () => {
  for (const path of ['/', '/forum?tab=hot', '/about']) {
    // A cookie, whatever it says, has every answer made for its request.
    const made = () => ask(path, { headers: { ...browser, Cookie: 'a=1' } })
    await expect.poll(async () => (await made()).headers['content-encoding'], { message: path }).toBe('br')
    // What was given again before the copy was there is forgotten after a moment.
    await expect
      .poll(async () => (await ask(path, { headers: browser })).headers['content-encoding'], { message: path })
      .toBe('br')
    const first = await ask(path, { headers: browser })
    const again = await ask(path, { headers: browser })
    const { headers, body } = await made()
    for (const given of [first, again]) {
      expect({ ...given.headers, date: '' }, path).toEqual({ ...headers, date: '' })
      expect(given.body.equals(body), path).toBe(true)
    }
  }
})

test('who asks for the head of a page is told no length but that of the page', async () => {
  for (const path of ['/', '/reviews', '/robots.txt', '/api/health/live']) {
    const [page, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    expect(head.status, path).toBe(page.status)
    expect([undefined, String(page.body.length)], path).toContain(head.headers['content-length'])
  }
})

test('the router gets its own data under the same address, not the page', async () => {
  const page = await ask('/reviews')
  const { headers } = await ask('/reviews?_rsc=x', { headers: { RSC: '1' } })
  expect(headers.location).toMatch(/^\/reviews\?_rsc/)
  const flight = await ask(String(headers.location), { headers: { RSC: '1' } })
  expect(flight.headers['content-type']).toContain('text/x-component')
  expect(flight.headers['x-nextjs-rewritten-path']).toBe('/lists/reviews')
  expect(flight.body.equals(page.body)).toBe(false)
})
