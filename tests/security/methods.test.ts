import { afterAll, describe, expect, test } from 'vitest'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'
import { makeAccounts } from '@/tests/support/people'
import { ask, knownAddresses, SLOW, site } from './support/ask'
import { findForm, fromSomewhere, submit, submitByScript } from './support/form'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('a post with a made-up server action changes nothing and is no server error', async () => {
  const { review } = await knownAddresses()
  for (const path of ['/', '/reviews', review, '/nope']) {
    for (const id of ['deadbeef', 'x'.repeat(5_000), '0'.repeat(42), '__proto__', '../../x']) {
      const { status } = await ask(path, { method: 'POST', headers: { ...form, 'Next-Action': id }, body: 'a=b' })
      expect(status, `${path} ${id.slice(0, 20)}`).toBeGreaterThanOrEqual(400)
      expect(status, `${path} ${id.slice(0, 20)}`).toBeLessThan(500)
    }
  }
})

test('a native form post with a made-up action is no server error', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  for (const name of ['$ACTION_ID_deadbeef', '$ACTION_REF_1', '$ACTION_1:0', '$ACTION_KEY', '__proto__']) {
    const body = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`
    expect((await ask('/reviews', { method: 'POST', headers, body })).status, name).toBeLessThan(500)
  }
})

describe('a form that is posted from another site', () => {
  const accounts = makeAccounts()
  afterAll(() => accounts.close())

  test.each([
    ['by itself', submit],
    ['by a script', submitByScript],
  ])('%s is refused, where the same form of this site signs in', async (_way, post) => {
    const [signIn, { id, email, password }] = [await findForm('/sign-in', 'name="password"'), await accounts.add()]
    const sessions = () => accounts.sql`select id from sessions where user_id = ${id}`
    const forged = await post(signIn, { email, password }, { ...fromSomewhere(), Origin: 'https://evil.example' })
    expect(forged.status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(forged.cookies)).not.toContain(SESSION_COOKIE_NAME)
    expect(await sessions()).toHaveLength(0)

    const own = await post(signIn, { email, password }, fromSomewhere())
    expect(Object.keys(own.cookies)).toContain(SESSION_COOKIE_NAME)
    expect(await sessions()).toHaveLength(1)
  })
})

const POSTED: [string, string][] = [
  ['Content-Type', 'multipart/form-data; boundary=b'],
  ['Next-Action', 'deadbeef'],
]

test.each(['https://evil.example', 'null', 'garbage'])('a form from %s is refused, as an action is', async (Origin) => {
  for (const [name, value] of POSTED) {
    const headers = { [name]: value, Origin }
    expect((await ask('/sign-in', { method: 'POST', headers, body: '--b--\r\n' })).status, name).toBe(403)
  }
})

test('a form that nobody can read is refused', async () => {
  const headers = { 'Content-Type': 'multipart/form-data', Origin: site.origin }
  expect((await ask('/sign-in', { method: 'POST', headers, body: '--b--\r\n' })).status).toBe(400)
})

test.each(['garbage', '%', '%5B%5D', '{}'])('who says to show %s is shown the whole page', async (tree) => {
  for (const path of ['/sign-in', '/search?q=a', '/reviews']) {
    const headers = { ...fromSomewhere(), RSC: '1', 'Next-Router-State-Tree': tree }
    const { headers: said } = await ask(path, { headers })
    expect((await ask(said.location ?? path, { headers })).status, path).toBe(200)
  }
})

const ODD = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'OPTIONS', 'POST']

test.each(ODD)('%s is refused by every page', async (method) => {
  const { review } = await knownAddresses()
  for (const path of ['/', '/reviews', '/reviews?page=2', '/search?q=a', review, '/admin/blog']) {
    const { status, headers, body } = await ask(path, { method })
    expect([status, headers.allow, body.length], path).toEqual([405, 'GET, HEAD, POST', 0])
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

describe('what programs read', () => {
  const form = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const ways: [string, Parameters<typeof ask>[1]][] = [
    ...ODD.map((method): [string, Parameters<typeof ask>[1]] => [method, { method }]),
    [
      'a form',
      { method: 'POST', headers: form, body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n' },
    ],
    ['an action', { method: 'POST', headers: { 'Next-Action': 'x' }, body: 'x' }],
  ]

  // Not asked for before, so that the answer to the odd request would be the first that is kept.
  test.each(ways)('%s is refused there, and takes it from nobody', async (way, asked) => {
    const { review } = await knownAddresses()
    const number = 5 + ways.findIndex(([name]) => name === way)
    const paths = [
      `/og/topic/${number}`,
      `/feeds/tag/never-asked-${number}`,
      `/og${review.replace('/reviews/', '/review/')}`,
      '/feeds/author/iris',
      '/sitemaps/people-1.xml',
      '/sitemap.xml',
      '/feed.xml',
      '/opensearch.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
      '/%6fg/page/home',
    ]
    for (const path of paths) {
      const refused = await ask(path, asked)
      expect([refused.status, refused.headers.allow], path).toEqual([405, 'GET, HEAD'])
      const read = await ask(path)
      expect([200, path.includes('never') || path.startsWith('/%') ? 404 : 200], path).toContain(read.status)
    }
  })
})

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])('%s is no server error below /api', async (method) => {
  for (const path of ['/api/health/live', '/api/viewer', '/api/views', '/api/nope'])
    expect((await ask(path, { method })).status, path).toBeLessThan(500)
})

test('HEAD answers like GET, without a body', async () => {
  const { review } = await knownAddresses()
  for (const path of ['/', '/reviews', review, '/nope', '/reviews/nope']) {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
    expect(head.status, path).toBe(get.status)
    expect(head.body, path).toHaveLength(0)
  }
})

test('the internal refresh is not for strangers', async () => {
  for (const secret of ['', 'Bearer ', `Bearer ${'a'.repeat(43)}`, 'Bearer ü']) {
    const { status } = await ask('/api/internal/refresh', { method: 'POST', headers: { Authorization: secret } })
    expect(status, secret).toBe(404)
  }
})

test('middleware cannot be switched off by a header', async () => {
  const plain = await ask('/settings')
  const forged = await ask('/settings', {
    headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  })
  expect(forged.status).toBe(plain.status)
  expect(forged.headers.location).toBe(plain.headers.location)
})

test('nobody has Next make pictures anew, whatever it is asked for', async () => {
  const { status } = await ask('/_next/image?url=%2Ficon.svg&w=3840&q=75')
  expect(status).toBe(404)
})

test('a long list of pairs is refused before it is read', async () => {
  for (const path of [
    '/api/pictures',
    '/api/avatar',
    '/api/post-pictures',
    '/api/product-pictures',
    '/api/news-pictures',
  ]) {
    const { status, milliseconds } = await ask(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a&'.repeat(1_000_000),
    })
    expect(status, path).toBe(400)
    expect(milliseconds, path).toBeLessThan(SLOW)
  }
})
