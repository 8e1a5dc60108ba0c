import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import { findFeedProblems } from '@/tests/support/feed'
import { findUnseen } from '@/tests/support/seen-data'
import { ask, readHead, siteUnderTest, toSeenText } from '@/tests/support/site-pages'
import { findProblems, readStructuredData } from '@/tests/support/structured-data'
import { findAll, parseXml, textOf } from '@/tests/support/xml'
import { ask as askAsWritten } from './support/ask'

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
const site = siteUnderTest()

/** Takes rows out of the site that the other tests share. */
const remove = async (...statement: [TemplateStringsArray, ...(string | undefined)[]]) => {
  const [text, ...values] = statement
  await sql(text, ...values.map((value) => value ?? ''))
}

/** What a missing page says of itself in its head: nothing of another page. */
async function expectMissing(answer: Response) {
  const { titles, descriptions, canonicals, robots, meta } = readHead(await answer.text())
  expect({ titles, descriptions, canonicals, url: meta['og:url'] }).toEqual({
    titles: ['Page not found | Fieldtest'],
    descriptions: [],
    canonicals: [],
    url: undefined,
  })
  expect(robots).toContain('noindex')
  expect(robots).not.toContain('max-image-preview')
}

const pathsOf = async (file: string) =>
  findAll(parseXml(await (await ask(file)).text()), 'loc').map(({ text }) => new URL(text).pathname)

afterAll(() => sql.end())

describe('robots', () => {
  test('may read everything but what is for programs and members, and learn where the sitemap is', async () => {
    const text = await (await ask('/robots.txt')).text()
    expect(text).toMatch(/^User-Agent: \*$/m)
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /admin/', 'Disallow: /dashboard'])
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  })
})

describe('sitemap', () => {
  let files: string[] = []
  beforeAll(async () => {
    files = await pathsOf('/sitemap.xml')
  })

  test('is an index by kind', () => {
    expect(files).toEqual(
      expect.arrayContaining(
        ['pages', 'reviews', 'articles', 'topics', 'products'].map((kind) => `/sitemaps/${kind}-1.xml`),
      ),
    )
  })

  test('names every public review, article and topic', async () => {
    const [texts] =
      await sql`select count(*)::int as count from articles where status = 'published' and deleted_at is null`
    const [topics] = await sql`select count(*)::int as count from topics where deleted_at is null and hidden_at is null`
    const named = (await Promise.all(['reviews', 'articles'].map((kind) => pathsOf(`/sitemaps/${kind}-1.xml`)))).flat()
    expect(named).toHaveLength(texts?.count)
    expect(await pathsOf('/sitemaps/topics-1.xml')).toHaveLength(topics?.count)
  })

  test('says when a text really changed', async () => {
    const root = parseXml(await (await ask('/sitemaps/reviews-1.xml')).text())
    const [first] = findAll(root, 'url')
    const slug = first && textOf(first, 'loc').split('/').at(-1)
    const [row] = await sql`select updated_at from articles where slug = ${slug ?? ''}`
    expect(first && textOf(first, 'lastmod')).toBe(row?.updated_at.toISOString())
  })

  test('has no file beyond the last and of no other kind', async () => {
    const answers = ['/sitemaps/reviews-2.xml', '/sitemaps/reviews-0.xml', '/sitemaps/users-1.xml', '/sitemaps/x']
    for (const path of answers) expect((await ask(path)).status, path).toBe(404)
  })
})

describe('feeds', () => {
  test.each([
    ['/feed.xml'],
    ['/feeds/category/laptops'],
    ['/feeds/category/software'],
    ['/feeds/tag/privacy'],
    ['/feeds/author/iris'],
  ])('%s is well-formed RSS with whole texts', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    const root = parseXml(await answer.text())
    expect(findFeedProblems(root, site)).toEqual([])
    expect(findAll(root, 'atom:link')[0]?.attributes.href).toBe(`${site}${path}`)
    const items = findAll(root, 'item')
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(textOf(item, 'guid')).toMatch(/^urn:uuid:[\da-f-]{36}$/)
      expect(textOf(item, 'content:encoded').length).toBeGreaterThan(500)
      expect(textOf(item, 'content:encoded')).not.toMatch(/(href|src)="[/#]/)
    }
  })

  test('a feed of reviews has their scores, pros and cons', async () => {
    const root = parseXml(await (await ask('/feeds/category/audio')).text())
    const texts = findAll(root, 'item').map((item) => textOf(item, 'content:encoded'))
    const reviews = texts.filter((html) => /<p>Rating: \d\.\d out of 5<\/p>/.test(html))
    expect(reviews.length).toBeGreaterThan(0)
    for (const html of reviews)
      expect(html).toMatch(/^<(?:p|figure)><img src="http.*<h2>Pros<\/h2>.*<h2>Cons<\/h2>.*<h2>Verdict<\/h2>/s)
  })

  test('an author has one, in whatever letters it is asked for', async () => {
    const root = parseXml(await (await ask('/feeds/author/Iris')).text())
    expect(findAll(root, 'atom:link')[0]?.attributes.href).toBe(`${site}/feeds/author/iris`)
  })

  test.each(['/feed.xml', '/feeds/tag/privacy', '/sitemap.xml', '/sitemaps/reviews-1.xml'])(
    '%s is not sent again to whoever has it',
    async (path) => {
      const first = await ask(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"/)
      const again = await ask(path, { 'If-None-Match': etag })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  test.each([
    '/feeds/category/nope',
    '/feeds/tag/nope',
    '/feeds/author/nobody',
    '/feeds/author/..%2f',
    '/feeds/else/x',
  ])('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('pages', () => {
  const samples = async () => {
    const [review] = await pathsOf('/sitemaps/reviews-1.xml')
    const [article] = await pathsOf('/sitemaps/articles-1.xml')
    const [topic] = await pathsOf('/sitemaps/topics-1.xml')
    const fixed = [
      '/',
      '/reviews',
      '/reviews/category/laptops',
      '/articles',
      '/news',
      '/forum',
      '/category/software',
      '/tag/privacy',
      '/people/iris',
      '/store',
      '/store/velmora-kestrel-3',
      '/about',
      '/contact',
    ]
    return [...fixed, review, article, topic].filter((path) => path !== undefined)
  }

  test('say in structured data what Google requires, and nothing that is not on them', async () => {
    for (const path of await samples()) {
      const html = await (await ask(path)).text()
      const things = readStructuredData(html)
      expect(things.length, path).toBeGreaterThan(0)
      expect(
        things.flatMap((thing) => findProblems(thing, site)),
        path,
      ).toEqual([])
      expect(findUnseen(things, html), path).toEqual([])
    }
  })

  test('of a discussion whose first text was taken back say in structured data what stands on them', async () => {
    const [topic] = await sql`
      insert into topics (id, slug, title, excerpt, content, category, edited_at, withdrawn_at, last_position, tag_names)
      select gen_random_uuid(), 'it-goes-on', 'It goes on', '[deleted]', '[deleted]', category, '2026-02-01', now(), 21, '{}'
      from topics limit 1 returning id, number`
    onTestFinished(() => remove`delete from topics where id = ${topic?.id}`)
    await sql`
      insert into replies (id, topic_id, position, content)
      select gen_random_uuid(), ${topic?.id}, n, 'Answer no. ' || n from generate_series(1, 21) n`
    for (const page of ['', '?page=2']) {
      const html = await (await ask(`/forum/topic/${topic?.number}/it-goes-on${page}`)).text()
      const [thing = {}, ...more] = readStructuredData(html)
      expect(more).toEqual([])
      expect(thing).toMatchObject({ creativeWorkStatus: 'Deleted', author: { name: '[deleted]' } })
      expect(findProblems(thing, site)).toEqual([])
      expect(findUnseen([thing], html), page).toEqual([])
    }
  })

  test('are shared under their canonical address', async () => {
    const more = ['/categories', '/trends/ai', '/sitemap', '/reviews?page=2', '/news?source=wired', '/forum?page=2']
    const asked = [...(await samples()), ...more, '/articles?page=2', '/store?page=2', '/people/iris?show=articles']
    for (const path of asked) {
      const { meta, canonicals } = readHead(await (await ask(path)).text())
      expect([meta['og:url']], path).toEqual(canonicals)
    }
  })

  test('that are lists say in structured data that they are what their canonical address says', async () => {
    for (const path of [
      '/reviews',
      '/reviews?page=2',
      '/reviews?tab=popular',
      '/reviews/category/laptops',
      '/articles?page=2',
      '/reviews/category/laptops?page=2',
      '/reviews?category=laptops&page=2',
      '/articles?category=laptops',
      '/articles?tag=privacy',
      '/articles?category=cloud&tag=privacy',
      '/forum?category=cloud',
      '/forum?page=2',
      '/category/software',
      '/category/hardware/laptops',
      '/tag/privacy',
      '/store?page=2',
      '/news?source=wired',
      '/news?page=2',
    ]) {
      const html = await (await ask(path)).text()
      const [canonical] = readHead(html).canonicals
      const things = readStructuredData(html)
      expect([canonical !== undefined, things.length > 0], path).toEqual([true, true])
      for (const thing of things) {
        const steps = Array.isArray(thing.itemListElement) ? thing.itemListElement : []
        expect(thing['@type'] === 'BreadcrumbList' ? steps.at(-1).item : thing.url, path).toBe(canonical)
      }
    }
  })

  test('a page of the reviews of a category is found below the category', async () => {
    for (const path of ['/reviews/category/laptops?page=2', '/reviews?category=laptops&page=2']) {
      const { canonicals } = readHead(await (await ask(path)).text())
      expect(canonicals, path).toEqual([`${site}/reviews/category/laptops?page=2`])
    }
  })

  test.each([
    ['/category/software', '/feeds/category/software'],
    ['/category/hardware/laptops', '/feeds/category/laptops'],
    ['/reviews/category/audio?page=2', '/feeds/category/audio'],
    ['/articles?category=laptops', '/feeds/category/laptops'],
    ['/articles?tag=privacy', '/feeds/tag/privacy'],
    ['/tag/privacy', '/feeds/tag/privacy'],
    ['/people/iris', '/feeds/author/iris'],
  ])('%s leads to its feed, beside that of the site', async (path, feed) => {
    const { feeds } = readHead(await (await ask(path)).text())
    expect(feeds.map((address) => new URL(address, site).pathname)).toEqual(['/feed.xml', feed])
    expect((await ask(feed)).status).toBe(200)
  })

  test('of one topic, one is to be found', async () => {
    const headOf = async (path: string) => readHead(await (await ask(path)).text())
    expect((await headOf('/articles?category=software')).canonicals).toEqual([`${site}/category/software`])
    expect((await headOf('/articles?category=laptops')).canonicals).toEqual([`${site}/category/hardware/laptops`])
    const tagged = await headOf('/articles?tag=privacy')
    expect(tagged.canonicals).toEqual([`${site}/articles`])
    expect(tagged.robots).toContain('noindex')
    expect((await headOf('/trends/ai')).robots).toContain('noindex')
    // The reviews and the articles of games have categories of their own.
    expect((await headOf('/tag/gaming')).robots).toContain('noindex')
    expect((await headOf('/tag/privacy')).robots).not.toContain('noindex')
    expect(await pathsOf('/sitemaps/tags-1.xml')).toContain('/tag/privacy')
    expect(await pathsOf('/sitemaps/tags-1.xml')).not.toContain('/tag/gaming')
  })

  test('have a picture of 1200 by 630 for shared links', async () => {
    for (const path of await samples()) {
      const { meta } = readHead(await (await ask(path)).text())
      const picture = new URL(meta['og:image'] ?? '')
      expect([meta['og:image:width'], meta['og:image:height'], meta['twitter:card']], path).toEqual([
        '1200',
        '630',
        'summary_large_image',
      ])
      expect(meta['og:image:alt'], path).toBeTruthy()
      const answer = await ask(picture.pathname + picture.search)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
      const { default: sharp } = await import('sharp')
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([width, height], path).toEqual([1200, 630])
    }
  }, 120_000)

  test.each([
    '/og/review/nope',
    '/og/page/nope',
    '/og/page/constructor',
    '/og/topic/0',
    '/og/topic/abc',
    '/og/else/home',
  ])('%s is not drawn', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('what moved or was removed', () => {
  let moved = ''
  let gone = ''
  beforeAll(async () => {
    const texts =
      await sql`select id, slug from articles where kind = 'article' and status = 'published' and deleted_at is null order by published_at limit 1`
    const [text] = texts
    moved = text?.slug
    await sql`insert into old_slugs (slug, article_id) values ('a-slug-of-long-ago', ${text?.id}) on conflict do nothing`
    gone = 'a-text-that-was-removed'
    await sql`
      insert into articles (id, kind, title, slug, content, author_id, category, status, published_at, deleted_at, tag_names)
      select gen_random_uuid(), kind, 'Removed', ${gone}, 'Removed.', author_id, category, status, published_at, now(), '{}'
      from articles where id = ${text?.id} on conflict do nothing`
  })
  afterAll(async () => {
    await sql`delete from old_slugs where slug = 'a-slug-of-long-ago'`
    await sql`delete from articles where slug = ${gone}`
  })

  test('an old slug leads to the text in one hop (301)', async () => {
    for (const path of ['/article/a-slug-of-long-ago', '/reviews/a-slug-of-long-ago']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/article/${moved}`])
    }
  })

  test('a text whose author has left leads to nobody', async () => {
    const { id, username, fullName } = DELETED_USER
    const slug = 'a-text-that-stayed'
    onTestFinished(() => remove`delete from users where id = ${id}`)
    onTestFinished(() => remove`delete from articles where slug = ${slug}`)
    await sql`insert into users (id, protected) values (${id}, true)`
    await sql`insert into profiles (id, username, skeleton, full_name) values (${id}, ${username}, ${username}, ${fullName})`
    await sql`
      insert into articles (id, kind, title, slug, content, author_id, category, status, published_at, tag_names)
      select gen_random_uuid(), kind, 'It stays', ${slug}, 'It stays.', ${id}, category, status, published_at, '{}'
      from articles where slug = ${moved}`
    const html = await (await ask(`/article/${slug}`)).text()
    expect(toSeenText(html)).toContain(`Itstays${fullName}`)
    expect(html).not.toContain('About the author')
    expect(html).not.toContain(routes.person(username))
    for (const path of [routes.person(username), routes.feedOf('author', username), `/og/person/${username}`])
      expect((await ask(path)).status, path).toBe(404)
  })

  test('a removed text is gone (410), also at the second request', async () => {
    for (const _ of [1, 2]) expect((await ask(`/article/${gone}`)).status).toBe(410)
  })

  test('a topic that was taken back is gone (410) under its number, with whatever title', async () => {
    const [topic] = await sql`
      insert into topics (id, slug, title, excerpt, content, category, deleted_at, tag_names)
      select gen_random_uuid(), 'taken-back', 'Taken back', 'Taken back.', 'Taken back.', category, now(), '{}'
      from topics limit 1 returning id, number`
    onTestFinished(() => remove`delete from topics where id = ${topic?.id}`)
    const paths = ['', '/taken-back', '/made-up', '/taken-back?page=2'].map(
      (end) => `/forum/topic/${topic?.number}${end}`,
    )
    for (const path of [...paths, ...paths]) expect((await ask(path)).status, path).toBe(410)
  })

  test('a text that was emptied out of the trash stays gone (410)', async () => {
    onTestFinished(() => remove`delete from gone_slugs where slug = 'a-text-of-long-ago'`)
    await sql`insert into gone_slugs (slug) values ('a-text-of-long-ago') on conflict do nothing`
    for (const _ of [1, 2]) expect((await ask('/reviews/a-text-of-long-ago')).status).toBe(410)
  })

  test('a topic is found by its number alone (308) and at its old address in one hop (301)', async () => {
    const [topic] = await sql`select number, slug from topics where deleted_at is null and hidden_at is null limit 1`
    const home = `/forum/topic/${topic?.number}/${topic?.slug}`
    for (const [path, status] of [
      [`/forum/topic/${topic?.number}`, 308],
      [`/forum/thread/${topic?.number}`, 308],
      [`/forum/topic/${topic?.number}/old-title`, 301],
      [home.toUpperCase().replace('/FORUM/TOPIC', '/forum/topic'), 308],
    ] as const) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('location')], path).toEqual([status, home])
    }
  })

  test('somebody is found in whatever letters the name is written (308), and nobody in capitals is nobody', async () => {
    for (const [path, home] of [
      ['/people/IRIS', '/people/iris'],
      ['/people/Iris?show=articles', '/people/iris?show=articles'],
    ] as const) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('location')], path).toEqual([308, home])
    }
    expect((await ask('/people/DELETED_USER-HERE')).status).toBe(404)
  })

  test.each([
    ['/Reviews?tab=popular&page=2', '/reviews?tab=popular&page=2'],
    ['/REVIEWS/category/Laptops', '/reviews/category/laptops'],
    ['/About', '/about'],
    ['/reviews/Never-Written', '/reviews/never-written'],
    ['/Dashboard', '/dashboard'],
  ])('%s leads to %s (308)', async (path, small) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, small])
  })

  test('capitals lead to no other site', async () => {
    for (const path of ['//Evil.example/', '/\\Evil.example', '/%5CEvil.example', '/%2FEvil.example']) {
      const { headers } = await askAsWritten(path)
      expect(new URL(headers.location ?? '/', 'http://ours.example').host, path).toBe('ours.example')
    }
  })

  test.each([
    '/article/never-written',
    '/reviews/never-written',
    '/forum/topic/0',
    '/forum/topic/99999999',
    '/forum/thread/99999999',
    '/forum/thread/%00',
    '/forum/thread/x',
    '/category/nope',
    '/tag/nope',
    '/people/nobody-here',
    '/store/never-sold',
    '/reviews?page=999',
    '/reviews/category/laptops?page=999',
    '/reviews/category/laptops?tab=popular&page=..',
    '/articles?page=999',
    '/articles?tag=nope',
    '/store?page=999',
    '/news?page=999',
    '/news?source=nope',
    '/forum?page=999',
    '/forum?category=nope',
    '/forum?tab=nope',
    '/reviews/category/nope',
    '/reviews?category=nope',
    '/trends/nope',
    '/category/software?page=999',
    '/people/iris?show=articles&page=999',
  ])('%s is unknown (404), and says so', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBeOneOf(path.includes('%00') ? [400, 404] : [404])
    if (answer.status === 404) await expectMissing(answer)
  })

  test('a part that a discussion has not is unknown (404), and says so; so is a tab that spells a topic', async () => {
    const [text] =
      await sql`select slug from articles where kind = 'review' and deleted_at is null and status = 'published' limit 1`
    const [topic] = await sql`select number, slug from topics where deleted_at is null and hidden_at is null limit 1`
    for (const path of [
      `/reviews/${text?.slug}?page=999`,
      `/reviews/${text?.slug}?comments=nope`,
      `/forum/topic/${topic?.number}/${topic?.slug}?page=999`,
      `/forum?tab=topic&category=${topic?.number}&sort=${topic?.slug}`,
    ]) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(404)
      await expectMissing(answer)
    }
  })
})

describe('addresses that programs know', () => {
  test('security.txt is valid for some time to come', async () => {
    const answer = await ask('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toMatch(/^Contact: mailto:/m)
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })

  test('change-password leads to where passwords are changed', async () => {
    const answer = await ask('/.well-known/change-password')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile?tab=security'])
  })

  test('the manifest has icons of both sizes and a maskable one, and all are there', async () => {
    const manifest: { icons: { src: string; sizes: string; purpose?: string }[] } = await (
      await ask('/manifest.webmanifest')
    ).json()
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src } of manifest.icons) expect((await ask(src)).status, src).toBe(200)
  })

  test('OpenSearch names the search of the site', async () => {
    const root = parseXml(await (await ask('/opensearch.xml')).text())
    expect(findAll(root, 'Url')[0]?.attributes.template).toBe(`${site}/search?q={searchTerms}`)
  })

  test.each(['/', '/reviews', '/article/never-written'])('%s leads to it', async (path) => {
    const links = (await (await ask(path)).text()).match(/<link [^>]*rel="search"[^>]*>/g) ?? []
    expect(links).toHaveLength(1)
    expect(links[0]).toContain('type="application/opensearchdescription+xml"')
    expect(links[0]).toContain('href="/opensearch.xml"')
  })
})
