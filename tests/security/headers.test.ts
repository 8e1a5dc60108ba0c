import { expect, test } from 'vitest'
import { ask, knownAddresses } from './support/ask'

const PAGE_RULES = ["default-src 'self'", 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;']
const FILE_RULES = ["default-src 'none'"]

/** What every answer carries (design, section 9). */
function expectHeaders(headers: Record<string, unknown>, what: string, rules = PAGE_RULES) {
  expect(headers, what).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin|same-origin|no-referrer)/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = String(headers['content-security-policy'])
  for (const rule of [
    ...rules,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy, what).toContain(rule)
  }
  expect(policy, what).not.toMatch(/unsafe-eval|script-src[^;]*(\*|https?:)/)
  expect(headers, what).not.toHaveProperty('x-powered-by')
  expect(headers, what).not.toHaveProperty('server')
}

test('every kind of answer carries the security headers', async () => {
  const { review, article, topic, picture, script, style } = await knownAddresses()
  const kinds = {
    home: '/',
    list: '/reviews',
    'list state': '/reviews?tab=popular&page=2',
    search: '/reviews?q=usb',
    review,
    article,
    topic,
    'not found': '/nope',
    'unknown slug': '/reviews/nope',
    'internal path': '/lists/reviews/recent/all/1',
    redirect: '/reviews/',
    'api, live': '/api/health/live',
    'api, ready': '/api/health/ready',
    'api, unknown': '/api/nope',
    'api, refused': '/api/internal/refresh',
    picture,
    'unknown picture': '/media/nope',
    icon: '/favicon.ico',
    'broken encoding': '/reviews/%E0%A4%A',
    robots: '/robots.txt',
  }
  for (const [what, path] of Object.entries(kinds)) {
    const { headers } = await ask(path)
    expect.soft(() => expectHeaders(headers, `${what} ${path}`), what).not.toThrow()
  }
  for (const path of [script, style, '/_next/static/nope.js']) {
    expectHeaders((await ask(path)).headers, path, FILE_RULES)
  }
  expectHeaders((await ask('/reviews?_rsc=x', { headers: { RSC: '1' } })).headers, 'RSC')
  expectHeaders((await ask('/', { method: 'POST', headers: { 'Next-Action': 'deadbeef' } })).headers, 'refused action')
  expectHeaders((await ask('/', { method: 'PUT' })).headers, 'refused method')
  const odd = await ask('/', { headers: { Expect: 'tea' } })
  expect(odd.status).toBe(417)
  expectHeaders(odd.headers, 'refused expectation', FILE_RULES)
})

test('a page is asked for as RSC data without mixing it up with HTML', async () => {
  const redirect = await ask('/reviews', { headers: { RSC: '1' } })
  const path = redirect.headers.location ?? '/reviews'
  const data = await ask(path, { headers: { RSC: '1' } })
  expect(data.status).toBe(200)
  expect(data.headers['content-type']).toContain('text/x-component')
  expect(data.headers.vary).toMatch(/rsc/i)
  expect((await ask('/reviews')).headers['content-type']).toContain('text/html')
  for (const tree of ['x', '%5B%5D', '%', '[]'.repeat(1000)]) {
    const forged = await ask(path, {
      headers: { RSC: '1', 'Next-Router-State-Tree': tree, 'Next-Router-Prefetch': '1' },
    })
    expect(forged.status, tree.slice(0, 20)).toBeLessThan(500)
  }
})

test('pictures and assets are kept for ever, unknown ones are not', async () => {
  const { picture, script } = await knownAddresses()
  const { headers } = await ask(picture)
  expect(headers['content-type']).toBe('image/webp')
  for (const path of [picture, script]) {
    expect((await ask(path)).headers['cache-control'], path).toMatch(/max-age=31536000.*immutable/)
  }
  expect((await ask('/media/0000000000000000-600.webp')).headers['cache-control'] ?? '').not.toContain('immutable')
})

test('search results and missing pages are not for search engines', async () => {
  const robots = /<meta name="robots" content="noindex/
  expect((await ask('/reviews?q=usb')).body.toString()).toMatch(robots)
  expect((await ask('/nope')).body.toString()).toMatch(robots)
  expect((await ask('/reviews')).body.toString()).not.toMatch(robots)
  const file = await ask('/robots.txt')
  expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
})

test('a query is shown as text, never as markup', async () => {
  const { body } = await ask(`/reviews?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(body.toString()).not.toContain('<script>alert(1)')
  expect(body.toString()).not.toContain('"><script>')
})

test('an answer tells neither versions nor stacks', async () => {
  for (const path of ['/nope', '/reviews/%E0%A4%A', '/media/nope', '/api/nope']) {
    expect((await ask(path)).body.toString(), path).not.toMatch(/node_modules|at \w+ \(|postgresql:\/\//)
  }
})
