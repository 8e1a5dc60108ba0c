import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeAccounts, type Person, someName } from '@/tests/support/people'
import { readHead } from '@/tests/support/site-pages'
import { ask, site } from './support/ask'
import { findForm, fromSomewhere, submit, toCookie } from './support/form'

const accounts = makeAccounts()
let author: Person
let cookie = ''

beforeAll(async () => {
  author = await accounts.add()
  const { email, password } = author
  const { cookies } = await submit(await findForm('/sign-in', 'name="password"'), { email, password }, fromSomewhere())
  cookie = toCookie(cookies)
})
afterAll(async () => {
  await accounts.sql`delete from articles where author_id = ${author.id}`
  await accounts.close()
})

type Fields = Record<string, string>

/** Posts the form of a page as the author, and gives the page that it leads to. */
async function post(page: string, fields: Fields) {
  const headers = { ...fromSomewhere(), Cookie: cookie }
  const { status, location } = await submit(await findForm(page, 'name="title"', headers), fields, headers)
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/admin\/blog\/[\da-f-]{36}\/edit\?/)])
  return location.replace(/\?.*/, '')
}

/** A post with a word that stands nowhere else; it leaves the site's pages when the test is over. */
async function write(fields: Fields = {}) {
  const word = someName('zw').replace('-', '')
  const content = { title: `Hinges of ${word}`, content: `The hinges of the ${word} hold.` }
  const post_ = { ...content, slug: `hinges-of-${word}`, category: 'software', tags: 'Privacy', ...fields }
  const page = await post('/admin/blog/new', { ...post_, status: 'draft' })
  const setStatus = (status: string) => post(page, { ...post_, status })
  onTestFinished(async () => void (await setStatus('draft')))
  return { word, slug: post_.slug, setStatus }
}

/** Where readers find an article. */
const placesOf = (slug: string, word: string) => [
  `/article/${slug}`,
  '/',
  '/articles',
  '/articles?category=software',
  '/articles?tag=privacy',
  '/category/software',
  '/tag/privacy',
  `/people/${author.username}`,
  '/feed.xml',
  '/feeds/category/software',
  '/feeds/tag/privacy',
  `/feeds/author/${author.username}`,
  '/sitemaps/articles-1.xml',
  '/sitemaps/news-1.xml',
  `/search?q=${word}`,
  `/articles?q=${word}`,
]

/** Whether a place leads to the article; the address of its own page stands in that page in any case. */
async function leads(place: string, slug: string) {
  const { status, body } = await ask(place, { headers: fromSomewhere() })
  return place === `/article/${slug}` ? status === 200 : body.toString().includes(`/article/${slug}`)
}

const SOON = 1000

/** Whether a place says so when it is asked a second after that moment, if not before. However long it takes to answer. */
async function saysSoon(place: string, slug: string, expected: boolean, since: number) {
  for (;;) {
    const asked = performance.now()
    if ((await leads(place, slug)) === expected) return true
    if (asked - since > SOON) return false
  }
}

test('an article is everywhere within a second of being published, nowhere before, and nowhere a second after it was taken back', async () => {
  const { word, slug, setStatus } = await write()
  const places = placesOf(slug, word)
  const all = async (test: (place: string) => Promise<boolean>) => {
    const said = await Promise.all(places.map(test))
    return places.filter((_place, index) => said[index])
  }
  // All places are kept when the article appears, as pages without it.
  expect(await all((place) => leads(place, slug))).toEqual([])
  expect(await all((place) => leads(place, slug))).toEqual([])

  await setStatus('published')
  const published = performance.now()
  expect(await all((place) => saysSoon(place, slug, true, published))).toEqual(places)

  await setStatus('draft')
  const takenBack = performance.now()
  expect(await all((place) => saysSoon(place, slug, false, takenBack))).toEqual(places)
}, 120_000)

test('what an author writes for search engines stands in the head, and a text from elsewhere is in no sitemap', async () => {
  const meta = {
    metaTitle: 'Hinges, measured',
    metaDescription: 'Ten thousand times open and shut.',
    canonicalUrl: 'https://elsewhere.example/hinges',
  }
  const { slug, setStatus } = await write(meta)
  await setStatus('published')
  const head = readHead((await ask(`/article/${slug}`)).body.toString())
  expect(head).toMatchObject({
    titles: [`${meta.metaTitle} | Fieldtest`],
    descriptions: [meta.metaDescription],
    canonicals: [meta.canonicalUrl],
  })
  expect(head.meta).toMatchObject({
    'og:title': meta.metaTitle,
    'og:description': meta.metaDescription,
    'og:url': meta.canonicalUrl,
  })
  const own = await write()
  await own.setStatus('published')
  for (const file of ['articles', 'news']) {
    const urls = (await ask(`/sitemaps/${file}-1.xml`)).body.toString()
    expect(urls).toContain(`${site.origin}/article/${own.slug}<`)
    expect(urls).not.toContain(slug)
  }
  expect((await ask('/sitemap.xml')).body.toString()).toContain('/sitemaps/news-1.xml')
})

test.each(['preview', 'revisions'])(
  'a member who looks at the %s of a post as only programs do is refused',
  async (what) => {
    const path = `/admin/blog/00000000-0000-7000-8000-000000000000/${what}`
    const headers = { ...fromSomewhere(), Cookie: cookie }
    const answers = await Promise.all(Array.from({ length: 36 }, () => ask(path, { headers })))
    const refused = answers.filter(({ body }) => body.toString().includes('That was a little too fast.'))
    expect(refused).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toEqual(refused)
    for (const { headers: said } of refused) expect(Number(said['retry-after'])).toBeGreaterThan(0)
    expect((await ask(path, { headers: { ...headers, RSC: '1' } })).status).not.toBe(429)
  },
)
