import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { freePort } from '@/lib/operations/ports'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { ask, askUntil, pause } from './ask'
import { type Check, holds, same } from './checks'
import { startEdge } from './edge-server'
import { startExternalDatabase } from './external-database'
import { buildSite, groupRuns, listing, prepareDatabase, startSite } from './site-server'

const SECRET = 'a-secret-for-the-deployment-test-0123456789'

/** The site as it is deployed: the image's folder, an external Postgres, the edge. Ends with the site stopped. */
export async function checkWholeSite(nginx: string, check: Check, built?: string): Promise<void> {
  console.log('\nThe whole site')
  const folder = built ?? (await buildSite())
  const database = await step('start database', startExternalDatabase)
  const data = mkdtempSync(join(tmpdir(), 'fieldtest-deploy-data-'))
  chmodSync(data, 0o755)
  await acquire(Promise.resolve(), () => rmSync(data, { recursive: true, force: true }))
  await step('migrate and fill', () => prepareDatabase(database.url, data))

  const port = await freePort()
  const edge = await startEdge(nginx, port)
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    DATA_DIR: data,
    PORT: String(port),
    SITE_URL: edge.address,
  }
  let site = await step('start site', () => startSite(folder, env))
  const files = listing(folder)
  console.log(`  (${database.kind}, ${edge.version})`)

  const direct = (path: string) => `http://127.0.0.1:${port}${path}`
  const at = (path: string) => `${edge.address}${path}`
  const member = { Cookie: '__Host-authjs.session-token=nobody' }

  await check('the second run of the migrations changes nothing', async () => {
    const said = await prepareDatabase(database.url, data)
    holds(/up to date/.test(said) && /filled already/.test(said), said)
  })
  await check('pages show the real database, not the one of the build', async () => {
    const { text } = await ask(direct('/reviews'))
    holds(/href="\/reviews\/[a-z0-9-]+"/.test(text), 'no review in the list')
  })
  for (const path of ['/', '/reviews', '/reviews?tab=popular&page=2', '/articles']) {
    await check(`${path} comes through the edge, and is kept`, async () => {
      const first = await ask(at(path))
      const second = await ask(at(path))
      same([first.status, first.cache, second.cache, second.text === first.text], [200, 'MISS', 'HIT', true])
    })
  }
  await check('headers that protect readers arrive, once each', async () => {
    const { headers } = await ask(at('/'))
    holds(headers['content-security-policy']?.includes("object-src 'none'"), 'no Content-Security-Policy')
    same([headers['x-content-type-options'], headers['x-powered-by']], ['nosniff', undefined])
  })
  await check('a compressed page is the page', async () => {
    const [gzip, plain] = [await ask(at('/'), { headers: { 'Accept-Encoding': 'gzip' } }), await ask(at('/'))]
    same([gzip.headers['content-encoding'], gunzipSync(gzip.body).equals(plain.body)], ['gzip', true])
    holds(gzip.body.length < plain.body.length / 2, 'hardly smaller')
  })
  await check('a page in Brotli is the page, and smaller', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    // The first copy may be gzip's, and is kept for a second or two.
    await ask(at('/about'), { headers })
    await pause(2100)
    await ask(at('/about'), { headers })
    await pause(200)
    const [brotli, plain] = [await ask(at('/about'), { headers }), await ask(at('/about'))]
    same([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).equals(plain.body)], ['br', true])
    holds(brotli.body.length < plain.body.length / 3, 'hardly smaller')
  })
  await check('a page the reader has is not sent again', async () => {
    const { headers } = await ask(at('/'))
    holds(headers.etag, 'no ETag')
    const again = await ask(at('/'), { headers: { 'If-None-Match': headers.etag } })
    same([again.status, again.body.length], [304, 0])
  })
  await check('flight data is never a page, and a page never flight data', async () => {
    const flight = { RSC: '1' }
    const redirect = await ask(at('/reviews'), { headers: flight })
    const address = redirect.status === 307 ? String(redirect.headers.location) : '/reviews'
    for (const round of [1, 2]) {
      const rsc = await ask(at(address), { headers: flight })
      const html = await ask(at(address))
      same([rsc.status, rsc.headers['content-type'], html.status], [200, 'text/x-component', 200], `round ${round}`)
      holds(html.headers['content-type']?.startsWith('text/html'), 'flight data as a page')
    }
  })
  await check('members and posts are answered by the application', async () => {
    same((await ask(at('/'), { headers: member })).cache, '')
    same((await ask(at('/'), { headers: member })).cache, '')
    const post = await ask(at('/'), {
      method: 'POST',
      body: 'a=b',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    same(post.cache, '')
    holds(post.status < 500, `status ${post.status}`)
  })
  await check('a crawler costs no rendering', async () => {
    const { status, headers } = await ask(at('/articles?page=2'), { headers: { 'User-Agent': 'Twitterbot/1.0' } })
    same([status, headers['cache-control']], [200, 'public, max-age=0, must-revalidate'])
  })
  await check('pictures and scripts are kept by the edge and by browsers', async () => {
    const { text } = await ask(at('/'))
    for (const pattern of [/\/media\/[a-z0-9-]+\.webp/, /\/_next\/static\/[^"\\]+?\.js/]) {
      const path = pattern.exec(text)?.[0]
      holds(path, `no ${pattern} in the page`)
      const [first, second] = [await ask(at(path)), await ask(at(path))]
      same([first.status, second.status, second.cache], [200, 200, 'HIT'])
      same(second.headers['cache-control'], 'public, max-age=31536000, immutable')
    }
  })
  await check('a missing page is a 404, a search is answered afresh', async () => {
    for (const path of ['/no-such-page', '/reviews/no-such-review']) same((await ask(at(path))).status, 404, path)
    same((await ask(at('/reviews?q=laptop'))).status, 200)
    same((await ask(at('/reviews?q=laptop'))).cache, '')
  })
  await check('health is told, and never kept', async () => {
    const [live, ready] = [await ask(at('/api/health/live')), await ask(at('/api/health/ready'))]
    same([live.status, ready.status, live.cache, ready.cache], [200, 200, '', ''])
  })
  await check('a change is seen within seconds', async () => {
    const sql = postgres(database.url, { max: 1, onnotice: () => {} })
    try {
      const { text } = await ask(at('/reviews'))
      holds(!text.includes('A title that was changed'), 'changed already')
      await sql`update articles set title = 'A title that was changed' where id = (select id from articles where kind = 'review' and status = 'published' order by published_at desc limit 1)`
      // A row changed past the application expires nothing; a restart makes every page anew.
      site.process.kill('SIGTERM')
      await site.ended
      site = await startSite(folder, env)
      const seen = await askUntil(at('/reviews'), (answer) => answer.text.includes('A title that was changed'), 8000)
      holds(seen?.text.includes('A title that was changed'), 'the old title is still shown')
    } finally {
      await sql.end()
    }
  })

  await check('a stopped database: static pages are served, by the application too', async () => {
    await ask(direct('/'))
    await database.stop()
    const answers = [await ask(direct('/')), await ask(at('/')), await ask(direct('/reviews'))]
    same(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    same([(await ask(at('/api/health/ready'))).status, (await ask(at('/api/health/live'))).status], [503, 200])
  })
  await check('a database that is back is found again without a restart', async () => {
    await database.start()
    const ready = await askUntil(at('/api/health/ready'), ({ status }) => status === 200, 15_000)
    same(ready?.status, 200)
    same((await ask(at('/reviews?q=phone'))).status, 200)
  })

  await check('SIGTERM while twenty slow requests run: all are answered, then the server ends', async () => {
    const sql = postgres(database.url, { max: 1, onnotice: () => {} })
    try {
      let slow: Promise<number[]> = Promise.resolve([])
      let asked = 0
      await sql.begin(async (transaction) => {
        await transaction`lock table articles in access exclusive mode`
        slow = Promise.all(
          Array.from({ length: 20 }, async (_, index) => (await ask(at(`/article/word-${index}`))).status),
        )
        await pause(1500)
        asked = Date.now()
        // Readers who go on asking over the edge's open connections must not keep it alive.
        const asking = setInterval(() => void ask(at('/api/health/live')).catch(() => null), 20)
        site.ended.then(() => clearInterval(asking))
        site.process.kill('SIGTERM')
        await pause(1500)
        holds(groupRuns(site.process), 'the server ended before it had answered')
      })
      same(new Set(await slow), new Set([404]))
      const { code } = await Promise.race([site.ended, pause(30_000).then(() => ({ code: null }))])
      const took = Date.now() - asked
      holds(code === 0 || code === 143, `the server had not ended after ${took} ms (code ${code})`)
      holds(took < 30_000, `it took ${took} ms`)
      console.log(`      ended ${((took - 1500) / 1000).toFixed(1)} s after the database let the requests go`)
    } finally {
      await sql.end()
    }
  })
  await check('no process is left, and nothing was written into the site’s folder', () => {
    same(groupRuns(site.process), false)
    same(
      listing(folder).filter((file) => !files.includes(file)),
      [],
    )
  })
  await check('a stopped site: readers get what the edge knows', async () => {
    await pause(6100)
    const home = await ask(at('/'), { headers: { 'Accept-Encoding': 'gzip' } })
    same([home.status, home.cache], [200, 'STALE'])
    same((await ask(at('/reviews/never-asked-for'))).status, 503)
  })
  await check('a started site is found again', async () => {
    site = await startSite(folder, env)
    const home = await askUntil(at('/'), ({ cache }) => cache !== 'STALE', 10_000)
    same(home?.status, 200)
    site.process.kill('SIGTERM')
    await site.ended
    same(groupRuns(site.process), false)
  })
  await edge.stop()
}
