import { describe, expect, test } from 'vitest'
import { ask, SLOW, sendRaw } from './support/ask'
import { fromSomewhere } from './support/form'

async function askCalmly(path: string, allowed: number[]) {
  const answer = await ask(path, { headers: fromSomewhere() })
  expect(allowed, `${path.slice(0, 120)} answered ${answer.status}`).toContain(answer.status)
  expect(answer.milliseconds, path.slice(0, 120)).toBeLessThan(SLOW)
  return answer
}

async function expectCalm(path: string, allowed: number[]) {
  await askCalmly(path, allowed)
}

const expectSameSite = (location: string | undefined, path?: string) =>
  expect(new URL(location ?? '/', 'http://site.example').host, path).toBe('site.example')

const LISTS = [
  '/reviews',
  '/reviews/category/laptops',
  '/articles',
  '/news',
  '/store',
  '/category/hardware',
  '/forum',
  '/tag/privacy',
  '/people/iris',
]

describe.each(LISTS)('%s', (list) => {
  const missing = [
    'page=0',
    'page=999',
    'page=abc',
    'page=01',
    'page=1.5',
    'page=-1',
    'page=%2B1',
    'page=1e1',
    'page=%00',
    'page=1%20',
  ]
  test.each(missing)('?%s is a true 404', (query) => expectCalm(`${list}?${query}`, [404]))

  const ignored = [
    '',
    'page=',
    'page=1',
    'nonsense=1',
    'page[]=2',
    'page[a]=2',
    'q=',
    'q=%20%20',
    'utm_source=x&fbclid=y',
  ]
  test.each(ignored)('?%s is the list', (query) => expectCalm(`${list}?${query}`, [200]))

  const searches = [
    '%25',
    '_',
    '%5C',
    '%00',
    'a%00b',
    "'",
    '%27%20or%201=1--',
    '%F0%9F%98%80',
    '%E0%A4%A',
    '%',
    '%zz',
    '%22%3E%3Cscript%3E',
    '..%2f..%2f',
    '%EF%BF%BF',
    '%C3%28',
    '%ED%A0%80',
  ]
  test.each(searches)('?q=%s is a normal page', (query) => expectCalm(`${list}?q=${query}`, [200]))

  const odd = [
    'q=a&q=b',
    'q[]=a',
    'q[a]=b',
    'page=1&page=2',
    'page=2&page=2',
    `q=${'a'.repeat(10_000)}`,
    `q=${'%25'.repeat(3_000)}`,
    `q=${'a%20'.repeat(2_500)}`,
    `page=${'9'.repeat(5_000)}`,
    `${'a=b&'.repeat(1_500)}`,
  ]
  test.each(odd)('?%.40s is a normal page or a true 404', (query) => expectCalm(`${list}?${query}`, [200, 404]))
})

describe('values of the review list', () => {
  test.each([
    'tab=nope',
    'tab=Popular',
    'tab=%00',
    'category=nope',
    'category=Laptops',
    'category=..%2f',
    'category=-',
    `tab=${'a'.repeat(5_000)}`,
  ])('?%.40s is a true 404', (query) => expectCalm(`/reviews?${query}`, [404]))
  const unknown = ['tab=nope', 'category=nope', 'page=0', 'page=abc', 'page=1.5', 'page=999']
  test.each(unknown)('?q=usb&%s is a normal page or a true 404, no missing page with status 200', async (query) => {
    const { status, body } = await ask(`/reviews?q=usb&${query}`, { headers: fromSomewhere() })
    const html = body.toString()
    expect([200, 404]).toContain(status)
    expect(/<meta name="robots" content="noindex"\/?>/.test(html) ? 404 : 200).toBe(status)
  })
  test.each(['tab=popular&tab=recent', 'category=laptops&category=audio', 'tab[]=popular', 'category[a]=b'])(
    '?%s is a normal page or a true 404',
    (query) => expectCalm(`/reviews?${query}`, [200, 404]),
  )
})

describe('values of the article list', () => {
  test.each([
    'sort=nope',
    'category=nope',
    'category=..%2f',
    'tag=nope',
    'tag=Privacy',
    'tag=-',
    'tag=_',
    'tag=%00',
    'tag=a%00b',
    'tag=..%2f',
    'tag=__proto__',
    "tag='%20or%201=1--",
    'tag=privacy&tag=nope',
    'tag=privacy&page=999',
    'tag=privacy&category=nope',
    `tag=${'a'.repeat(101)}`,
    `tag=${'a'.repeat(5_000)}`,
  ])('?%.40s is a true 404', (query) => expectCalm(`/articles?${query}`, [404]))

  test.each(['tag=', 'tag=privacy', 'tag=nope&tag=privacy', 'tag[]=nope', 'category=cloud&tag=privacy&sort=popular'])(
    '?%s is the list',
    (query) => expectCalm(`/articles?${query}`, [200]),
  )
})

test.each(['tab=nope', 'tab=popular&page=999', 'q=usb&tab=nope'])(
  'reviews of a category: ?%s is a true 404 or a plain search',
  (query) => expectCalm(`/reviews/category/laptops?${query}`, [query.startsWith('q=') ? 200 : 404]),
)

describe.each([
  '/news?q=a&category=ai',
  '/news?q=a&source=wired',
  '/reviews?q=a&category=laptops',
  '/category/hardware?q=a',
  '/store?q=a&category=audio',
  '/forum?q=a&category=ai',
])('%s keeps what it is narrowed by', (path) => {
  const totalOf = async (address: string) => {
    const { status, body } = await ask(address, { headers: fromSomewhere() })
    expect(status, address).toBe(200)
    return Number(/Showing \d+ - \d+ of (\d+) results/.exec(body.toString())?.[1])
  }
  test.each(['page=99', 'page=0', 'page=2&page=abc', 'sort=nope', 'tab=nope', 'sort=nope&page=01', 'tag=a%00b'])(
    'beside %s',
    async (bad) => {
      const total = await totalOf(path)
      expect(total).toBeGreaterThan(0)
      expect(await totalOf(`${path}&${bad}`)).toBe(total)
    },
  )
})

test.each(['source=nobody', 'source=No%20Body'])(
  'a search of the news loses %s and keeps its category',
  async (bad) => {
    const lines = ['/news?q=a&category=ai', `/news?q=a&category=ai&${bad}`].map(async (address) =>
      /Showing [^<]+ results/.exec((await ask(address, { headers: fromSomewhere() })).body.toString())?.toString(),
    )
    const [known, shown] = await Promise.all(lines)
    expect(known).toBeTruthy()
    expect(shown).toBe(known)
  },
)

test.each(['all', 'nope'])('there are no reviews of the category %s, whatever its query', async (category) => {
  for (const query of ['', '?page=1', '?tab=popular']) await expectCalm(`/reviews/category/${category}${query}`, [404])
})

const CRAWLERS = ['bingbot/2.0', 'Twitterbot/1.0', 'facebookexternalhit/1.1', 'AdsBot-Google', 'Googlebot/2.1'] as const

test.each(CRAWLERS)('%s is answered as everybody is', async (name) => {
  for (const path of [
    '/reviews/nope',
    '/reviews?page=99',
    '/tag/nope',
    '/people/IRIS',
    '/forum/thread/1',
    '/reviews',
  ]) {
    const [everybody, crawler] = [
      await ask(path, { headers: { ...fromSomewhere(), 'User-Agent': 'Mozilla/5.0' } }),
      await ask(path, { headers: { ...fromSomewhere(), 'User-Agent': `Mozilla/5.0 (compatible; ${name})` } }),
    ]
    const seen = ({ status, headers }: typeof crawler) => [status, headers.location, headers.etag]
    expect(seen(crawler), path).toEqual(seen(everybody))
  }
})

describe.each([
  '/category/nope',
  '/category/hardware/nope',
  '/category/-',
  '/reviews/category/nope',
  '/reviews/category/all',
])('a search in %s, which is not there,', (path) => {
  test.each(['identity', 'gzip'])('is a true 404, also as %s', async (encoding) => {
    const { status, headers, body } = await ask(`${path}?q=usb`, {
      headers: { ...fromSomewhere(), 'Accept-Encoding': encoding },
    })
    expect(status).toBe(404)
    if (encoding === 'identity') expect(body.toString()).toContain('Oops! Page not found')
    expect(headers['cache-control']).toMatch(/no-store/)
  })
})

const SLUGS = [
  'no-such-thing',
  '0',
  '-1',
  '1.5',
  'NO',
  '-',
  '_',
  '__proto__',
  'constructor',
  '%00',
  'a%00b',
  '%25',
  '%27%20or%201=1--',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%C3%BCber',
  '%F0%9F%98%80',
  '%0d%0aX-Injected:%201',
  'a%2Fb',
  'a%5Cb',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5csecrets.json',
  '%2e%2e%2f%2e%2e%2fsecrets.json',
  'a'.repeat(8_000),
  '%41'.repeat(2_500),
]
const BELOW = [
  '/reviews/',
  '/store/',
  '/go/',
  '/article/',
  '/forum/topic/1/',
  '/forum/topic/',
  '/reviews/category/',
  '/category/',
  '/category/hardware/',
  '/tag/',
  '/trends/',
  '/people/',
  '/media/',
  '/api/',
  '/feeds/category/',
  '/feeds/tag/',
  '/feeds/author/',
  '/og/review/',
  '/og/article/',
  '/og/topic/',
  '/og/person/',
  '/og/product/',
  '/og/page/',
  '/sitemaps/',
  '/comment/',
  '/lists/',
  '/lists/reviews/recent/all/',
  '/',
]

describe.each(BELOW)('below %s', (prefix) => {
  test.each(SLUGS)('%.40s is missing', (slug) => expectCalm(prefix + slug, [404, 301, 308, 400]))
  test.each(['%E0%A4%A', '%', '%zz', 'a%', '%C3%28', '%FF'])('broken encoding %s is missing', (slug) =>
    expectCalm(prefix + slug, [404, 301, 308, 400]),
  )
  test.each(['..', '../..', '../../../etc/passwd', './', '//evil.example', '%2e%2e/%2e%2e/package.json'])(
    '%s leads nowhere',
    async (path) => {
      const { headers, body } = await askCalmly(prefix + path, [200, 404, 301, 308, 400])
      expect(body.toString()).not.toMatch(/root:.*:0:0|"devDependencies"/)
      expectSameSite(headers.location)
    },
  )
})

test.each([
  '/_global-error',
  '/_global-error?x',
  '/%5fglobal-error',
  '/_not-found',
  '/_error',
  '/_document',
  '/500',
  '/404',
])('%s is a missing page like any other', async (path) => {
  const [like, page, data] = [await ask('/nope'), await ask(path), await ask(path, { headers: { RSC: '1' } })]
  for (const { status, headers } of [page, data]) {
    expect([status, headers['cache-control']]).toEqual([404, like.headers['cache-control']])
  }
  expect(page.body.toString()).toContain('Oops! Page not found')
  expect((await ask(path, { method: 'HEAD' })).status).toBe(404)
})

test('an address with a host is the one without', async () => {
  for (const path of ['/sign-in', '/dashboard', '/reviews?page=2', '/nope']) {
    const [plain, whole] = [await ask(path), await ask(`http://evil.example${path}`)]
    expect([whole.status, whole.headers.location], path).toEqual([plain.status, plain.headers.location])
  }
})

test('a redirect never leaves the site', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '///evil.example',
    '/%2f%2fevil.example/',
    '/reviews//evil.example/',
    '/%5cevil.example/',
  ]) {
    const { status, headers } = await ask(path)
    expect(status, path).toBeLessThan(500)
    expectSameSite(headers.location, path)
  }
})

test.each([
  ['a null byte', 'GET /reviews/\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['raw UTF-8', 'GET /reviews/\xc3\xbc HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a space in the path', 'GET /reviews /x HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no path', 'GET HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an absolute address', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a strange host', 'GET / HTTP/1.1\r\nHost: a b@c:99999\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['a path of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['both lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('%s is refused or answered, and the server goes on', async (_what, bytes) => {
  expect(await sendRaw(bytes)).toBeLessThan(500)
  expect((await ask('/api/health/live')).status).toBe(200)
})
