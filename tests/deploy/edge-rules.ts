import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, ask, pause } from './ask'
import { type Check, holds, same } from './checks'
import { startEdge } from './edge-server'
import { startFakeApplication } from './fake-application'

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** deploy/nginx.conf against an application whose every answer can be told from the last. */
export async function checkEdgeRules(nginx: string, check: Check): Promise<void> {
  const application = await startFakeApplication()
  const edge = await startEdge(nginx, application.port)
  const at = (path: string) => `${edge.address}${path}`
  const fresh = () => `/${randomBytes(6).toString('hex')}`
  console.log(`\nRules of the edge (${edge.version})`)

  /** Whether two requests got two answers of the application, none of them a copy. */
  const passes = async (path: string, asked: Parameters<typeof ask>[1] = {}) => {
    application.forget()
    const [first, second] = [await ask(at(path), asked), await ask(at(path), asked)]
    same(application.seen.length, 2, 'requests that reached the application')
    holds(first.text !== second.text || first.status >= 300, 'both got the same answer')
  }

  try {
    await check('a page is kept for a second or two, then fetched again', async () => {
      const path = fresh()
      const first = await ask(at(path))
      const second = await ask(at(path))
      same([first.cache, second.cache, second.text === first.text], ['MISS', 'HIT', true])
      await pause(2100)
      await ask(at(path))
      await pause(200)
      holds((await ask(at(path))).text !== first.text, 'still the first copy')
    })

    await check('a page nobody asked for in a while is fetched before it is shown', async () => {
      const path = fresh()
      const first = await ask(at(path))
      await pause(6100)
      holds((await ask(at(path))).text !== first.text, 'a reader got an old copy')
    })

    await check('a hundred readers of a new page cost one request', async () => {
      application.forget()
      application.setDelay(300)
      const path = fresh()
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(at(path))))
      application.setDelay(0)
      same(application.seen.length, 1, 'requests that reached the application')
      same(new Set(answers.map(({ text }) => text)).size, 1)
    })

    await check('while a page is fetched again, readers get the copy at once', async () => {
      const path = fresh()
      const first = await ask(at(path))
      await pause(2100)
      application.forget()
      application.setDelay(700)
      const started = Date.now()
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(at(path))))
      application.setDelay(0)
      holds(Date.now() - started < 600, 'they waited')
      same([application.seen.length, answers.every(({ text }) => text === first.text)], [1, true])
    })

    for (const name of [
      '__Host-authjs.session-token',
      'authjs.session-token',
      '__Secure-authjs.session-token',
      'authjs.session-token.0',
      '__Host-authjs.session-token.1',
    ]) {
      await check(`the cookie ${name} passes, and leaves no copy`, async () => {
        const path = fresh()
        const Cookie = `theme=dark; ${name}=abc`
        await passes(path, { headers: { Cookie } })
        same((await ask(at(path))).cache, 'MISS')
        await passes(path, { headers: { Cookie } })
      })
    }

    await check('a cookie that only looks like it does not', async () => {
      const path = fresh()
      const headers = { Cookie: 'theme=dark; my-authjs.session-token=1; signed-in=1' }
      await ask(at(path), { headers })
      same((await ask(at(path), { headers })).cache, 'HIT')
    })

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      await check(`${method} passes`, () => passes('/', { method, body: method === 'OPTIONS' ? undefined : 'a=b' }))
    }
    await check('a body arrives whole', async () => {
      application.forget()
      const answer = await ask(at('/form'), { method: 'POST', body: Buffer.alloc(900_000, 'x') })
      same([answer.status, application.seen[0]?.headers['content-length']], [200, '900000'])
    })
    await check('a body above 5 MB is refused', async () => {
      same((await ask(at('/form'), { method: 'POST', headers: { 'Content-Length': 6_000_000 } })).status, 413)
    })
    await check('HEAD is answered from the copy', async () => {
      const path = fresh()
      await ask(at(path))
      const answer = await ask(at(path), { method: 'HEAD' })
      same([answer.status, answer.cache, answer.body.length], [200, 'HIT', 0])
    })

    await check('no-store passes', () => passes('/dynamic'))
    await check('an answer that sets a cookie passes', () => passes('/cookie'))
    await check('an answer that varies by something else passes', () => passes('/varied'))
    await check('an answer that says nothing of caching passes', () => passes('/silent'))
    await check('a missing page passes', () => passes(`/missing${fresh()}`))
    await check('/api passes, also when its answer may be kept', () => passes('/api/health/live'))
    await check('/admin passes', () => passes('/admin/users'))
    await check('a search passes', () => passes('/reviews?q=apple'))
    await check('a click on a shop passes, with the name of the browser and without waiting for another', async () => {
      await passes('/go/0197e943', { headers: { 'User-Agent': 'Browser/1' } })
      same(application.seen[0]?.headers['user-agent'], 'Browser/1')
      application.setDelay(300)
      const started = Date.now()
      await Promise.all(Array.from({ length: 20 }, () => ask(at('/go/0197e943'))))
      application.setDelay(0)
      holds(Date.now() - started < 900, 'they waited for one another')
    })
    await check('a sign-in that comes back from a provider brings the name of the browser', async () => {
      application.forget()
      await ask(at('/api/auth/callback/google?code=x&state=y'), { headers: { 'User-Agent': 'Browser/1' } })
      same(application.seen[0]?.headers['user-agent'], 'Browser/1')
    })
    await check('an authorised request passes', () => passes(fresh(), { headers: { Authorization: 'Bearer x' } }))
    await check('a redirect arrives as it is', async () => {
      const { status, headers } = await ask(at('/moved'))
      same([status, headers.location], [308, '/there'])
    })
    await check('the application’s internal calls cannot be made from outside', async () => {
      application.forget()
      same([(await ask(at('/api/internal/refresh'), { method: 'POST' })).status, application.seen.length], [404, 0])
    })

    await check('flight data, prefetches and pages are never mixed', async () => {
      const path = fresh()
      const variants = [
        {},
        { RSC: '1' },
        { RSC: '1', 'Next-Router-Prefetch': '1' },
        { RSC: '1', 'Next-Router-Prefetch': '2' },
        { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
        { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' },
        { RSC: '1', 'Next-Url': '/reviews' },
      ]
      const first = await Promise.all(variants.map((headers) => ask(at(path), { headers })))
      const again = await Promise.all(variants.map((headers) => ask(at(path), { headers })))
      same(new Set(first.map(({ text }) => text)).size, variants.length, 'different answers')
      same(
        again.map(({ text }) => text),
        first.map(({ text }) => text),
      )
      same(
        again.map(({ cache }) => cache),
        variants.map(() => 'HIT'),
      )
      same(
        first.map(({ text }) => text.split(' ')[0]),
        variants.map((headers) => ('RSC' in headers ? 'flight' : 'page')),
      )
      holds((await ask(at(`${path}?_rsc=1`), { headers: { RSC: '1' } })).cache === 'MISS', '_rsc is no part of the key')
    })

    await check('hosts are kept apart', async () => {
      const path = fresh()
      await ask(at(path), { headers: { Host: 'one.example' } })
      same((await ask(at(path), { headers: { Host: 'two.example' } })).cache, 'MISS')
    })

    await check('one compressed copy serves every browser alike, one plain copy the rest', async () => {
      const path = fresh()
      application.forget()
      const gzip = await ask(at(path), { headers: BROWSER })
      const other = await ask(at(path), { headers: { 'Accept-Encoding': 'br;q=1.0, gzip;q=0.8' } })
      const plain = await ask(at(path), { headers: { 'Accept-Encoding': 'gzip;q=0, identity' } })
      const none = await ask(at(path))
      same(
        [gzip, other, plain, none].map(({ headers }) => headers['content-encoding']),
        ['gzip', 'gzip', undefined, undefined],
      )
      same(
        [gzip, other, plain, none].map(({ cache }) => cache),
        ['MISS', 'HIT', 'MISS', 'HIT'],
      )
      holds(gunzipSync(gzip.body).toString().startsWith('page ') && gzip.body.equals(other.body), 'not the same page')
      holds(plain.text.startsWith('page '), 'the plain copy is not plain')
      same(
        application.seen.map(({ headers }) => headers['accept-encoding']),
        ['br', undefined],
      )
      holds(/accept-encoding/i.test(String(gzip.headers.vary)), 'no Vary')
    })
    await check('who takes Brotli gets the copy that the application keeps, who does not gets gzip', async () => {
      const path = `/packed${fresh()}`
      const brotli = await ask(at(path), { headers: BROWSER })
      const gzip = await ask(at(path), { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
      const other = await ask(at(path), { headers: { 'Accept-Encoding': 'gzip' } })
      const alone = await ask(at(path), { headers: { 'Accept-Encoding': 'br' } })
      same(
        [brotli, gzip, other, alone].map(({ headers, cache }) => [headers['content-encoding'], cache]),
        [
          ['br', 'MISS'],
          ['gzip', 'MISS'],
          ['gzip', 'HIT'],
          [undefined, 'MISS'],
        ],
      )
      holds(brotliDecompressSync(brotli.body).toString().startsWith('page '), 'not the page in Brotli')
      holds(gunzipSync(gzip.body).toString().startsWith('page '), 'not the page in gzip')
    })
    await check('a member’s page is compressed too', async () => {
      const { headers } = await ask(at('/dynamic'), { headers: { ...BROWSER, Cookie: 'authjs.session-token=1' } })
      same([headers['content-encoding'], headers['cache-control']?.includes('no-store')], ['gzip', true])
    })

    await check('readers are told to ask again, not to keep a page for a month', async () => {
      const path = fresh()
      const expected = 'public, max-age=0, must-revalidate'
      same((await ask(at(path))).headers['cache-control'], expected)
      same((await ask(at(path))).headers['cache-control'], expected)
    })
    await check('files with a name of their own are kept, whatever their query says', async () => {
      for (const path of [`/_next/static${fresh()}.js`, `/media${fresh()}.webp`]) {
        const first = await ask(at(path))
        const second = await ask(at(`${path}?dpl=2`))
        same(
          [first.cache, second.cache, second.headers['cache-control']],
          ['MISS', 'HIT', 'public, max-age=31536000, immutable'],
        )
      }
    })

    await check('what is answered to a path that only looks like a file’s is not that file’s answer', async () => {
      const file = `/_next/static${fresh()}.js`
      await ask(at(`/reviews/..%2f${file.slice(1)}`))
      same((await ask(at(file))).cache, 'MISS')
    })

    await check('what a client says of its own origin does not count', async () => {
      application.forget()
      const claimed = {
        'X-Forwarded-For': '198.51.100.1',
        'X-Forwarded-Proto': 'gopher',
        'X-Forwarded-Host': 'evil.example',
        'X-Real-IP': '198.51.100.2',
        Forwarded: 'for=198.51.100.3',
        'X-Middleware-Subrequest': 'middleware:middleware',
        'X-Nextjs-Data': '1',
        'User-Agent': 'Twitterbot/1.0',
      }
      await ask(at(fresh()), { headers: { ...claimed, Host: 'site.example' } })
      const headers = application.seen[0]?.headers ?? {}
      same(headers['x-forwarded-for'], '198.51.100.1, 127.0.0.1')
      same(
        [headers['x-forwarded-proto'], headers['x-forwarded-host'], headers.host],
        ['http', 'site.example', 'site.example'],
      )
      const dropped = ['x-real-ip', 'forwarded', 'x-middleware-subrequest', 'x-nextjs-data', 'user-agent']
      same(
        dropped.filter((name) => name in headers),
        [],
      )
    })
    await check('a person’s own request keeps the name of the browser', async () => {
      application.forget()
      await ask(at('/'), { headers: { Cookie: 'authjs.session-token=1', 'User-Agent': 'Browser/1' } })
      same(application.seen[0]?.headers['user-agent'], 'Browser/1')
    })
    await check('the server does not say which nginx it is', async () => {
      same((await ask(at('/'))).headers.server, 'nginx')
    })
    await check('floods of writes are cut off, reading is not', async () => {
      const posts = await Promise.all(Array.from({ length: 400 }, () => ask(at('/form'), { method: 'POST' })))
      const refused = posts.filter(({ status }) => status === 429).length
      holds(refused > 50 && refused < 250, `${refused} of 400 refused`)
      same((await ask(at('/'))).status, 200)
      await pause(3000)
    })

    await check('an error is answered with the last good copy', async () => {
      const path = fresh()
      const first = await ask(at(path))
      application.setBroken(true)
      await pause(6100)
      const answer = await ask(at(path))
      const unknown = await ask(at(fresh()))
      application.setBroken(false)
      same([answer.status, answer.cache, answer.text === first.text], [200, 'STALE', true])
      same(unknown.status, 500)
    })
    await check('an application that hangs is answered for as well', async () => {
      const path = fresh()
      await ask(at(path))
      await pause(6100)
      application.setDelay(20_000)
      const started = Date.now()
      const [answer, unknown] = await Promise.all([ask(at(path)), ask(at(fresh()))])
      application.setDelay(0)
      same([answer.status, answer.cache], [200, 'STALE'])
      isDownPage(unknown)
      holds(Date.now() - started < 9000, 'it took too long')
    })
    await check('what the edge answers itself is neither guessed at nor framed, and only that', async () => {
      const own = [
        await ask(at('/api/internal/refresh')),
        await ask(at('/form'), { method: 'POST', headers: { 'Content-Length': 6_000_000 } }),
      ]
      for (const { headers } of own) isGuarded(headers)
      const path = fresh()
      for (const { headers } of [await ask(at(path)), await ask(at(path)), await ask(at('/dynamic'))])
        same([headers['x-content-type-options'], headers['content-security-policy']], [undefined, undefined])
    })

    const kept = fresh()
    const copy = await ask(at(kept), { headers: BROWSER })
    await application.stop()
    await check('a stopped application: what is known is served, also much later', async () => {
      await pause(6100)
      const started = Date.now()
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(at(kept), { headers: BROWSER })))
      same(answers.filter(({ status, body }) => status !== 200 || !body.equals(copy.body)).length, 0)
      holds(Date.now() - started < 2000, 'it took too long')
    })
    await check('a stopped application: what is not known is a short page that says to come back', async () => {
      for (const asked of [{}, { method: 'POST' }, { headers: { Cookie: 'authjs.session-token=1' } }]) {
        isDownPage(await ask(at(fresh()), asked))
      }
    })
    await check('nothing that is logged holds a query string, which can hold a token', async () => {
      await ask(at('/sign-in/word?token=secret-word'), { headers: { Cookie: 'authjs.session-token=1' } })
      await pause(1500)
      holds(edge.log().includes('/sign-in/word'), 'the request is not in the log')
      holds(!edge.log().includes('secret-word'), 'the token is in the log')
    })
  } finally {
    await edge.stop()
    await application.stop()
  }
}

/** What the edge says for an application that says nothing. */
function isDownPage({ status, headers, text }: Answer) {
  same([status, headers['retry-after'], headers['cache-control']], [503, '10', 'no-store'])
  holds(text.startsWith('<!doctype html>') && text.length < 1000, text)
  isGuarded(headers)
}

function isGuarded(headers: Answer['headers']) {
  same(headers['x-content-type-options'], 'nosniff')
  holds(String(headers['content-security-policy']).startsWith("default-src 'none';"), 'no Content-Security-Policy')
}
