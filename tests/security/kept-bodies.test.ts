import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, knownAddresses } from './support/ask'

const gzip = { 'Accept-Encoding': 'gzip, br' }

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
  for (const path of ['/news', '/articles?sort=oldest']) {
    const plain = await ask(path)
    for (let turn = 0; turn < 4; turn++) {
      const { headers, body } = await ask(path, { headers: gzip })
      expect(headers, path).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag })
      expect(headers.vary, path).toMatch(/accept-encoding/i)
      expect(gunzipSync(body).equals(plain.body), path).toBe(true)
    }
  }
})

test('an answer that is given again is the one that the server makes for a page, head and all', async () => {
  for (const path of ['/', '/forum?tab=hot', '/about']) {
    // A cookie, whatever it says, has every answer made for its request.
    const made = () => ask(path, { headers: { ...gzip, Cookie: 'a=1' } })
    for (let turn = 0; turn < 3; turn++) await made()
    const first = await ask(path, { headers: gzip })
    const again = await ask(path, { headers: gzip })
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
