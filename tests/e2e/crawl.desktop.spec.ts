import { createHash } from 'node:crypto'
import { atOnce } from '../support/at-once'
import { findUnseen } from '../support/seen-data'
import { ask, idsOf, internalLinks, internalPlaces, readHead, siteUnderTest } from '../support/site-pages'
import { findProblems, readStructuredData } from '../support/structured-data'
import { findAll, parseXml } from '../support/xml'
import { expect, test } from './support/test'

/** The letters of a title that result pages show. */
const MOST_SHOWN = 60

type Seen = { path: string; status: number; html: string; links: string[]; foundOn: string }

/** What a page of a category of reviews or articles, or of a tag, is about. */
const CATEGORY = /^\/(?:reviews\/)?category\/(?:[^/?]+\/)?([^/?]+)$/
const TAG = /^\/tag\/([^/?]+)$/

/** Pages for members and for one request lead to the sign-in page, or stay out of the index by themselves. */
const isIndexed = ({ robots }: { robots: string }) => !/noindex/.test(robots)

test('from the home page and the sitemap every kind of link resolves, and every page to be found is led to and one of a kind', async () => {
  test.setTimeout(600_000)
  const index = parseXml(await (await ask('/sitemap.xml')).text())
  const files = findAll(index, 'loc').map(({ text }) => text)
  const named: string[] = []
  for (const file of files) {
    const entries = findAll(parseXml(await (await ask(file)).text()), 'loc')
    named.push(...entries.map(({ text }) => pathOf(new URL(text))))
  }
  expect(named.length).toBeGreaterThan(100)
  expect(new Set(named).size).toBe(named.length)

  const { seen, aside } = await crawl(['/', ...named])
  const broken = [...seen.values(), ...aside].filter(({ status }) => status >= 400 || status === 301 || status === 308)
  expect(broken.map(({ path, status, foundOn }) => `${status} ${path} (on ${foundOn})`)).toEqual([])
  expect(aside.map(({ path }) => path)).toContain('/reviews?page=3')

  // Pages that were only asked for are not known by their ids.
  const ids = new Map([...seen.values()].map(({ path: on, html }) => [on, idsOf(html)]))
  const places = [...seen.values()].flatMap(({ path: on, html }) =>
    internalPlaces(html, on).map((place) => ({ ...place, on })),
  )
  expect(places.length).toBeGreaterThan(100)
  const missing = places.filter(({ path: on, id }) => ids.get(on)?.has(id) === false)
  expect([...new Set(missing.map(({ path: within, id, on }) => `${within}#${id} (on ${on})`))]).toEqual([])

  const ledTo = new Set([...seen.values()].flatMap(({ path, links }) => links.filter((link) => !isPartOf(path, link))))
  expect(named.filter((path) => path !== '/' && !ledTo.has(path))).toEqual([])
  // Who has published nothing is found by the discussions that they began.
  const topics = [...seen.values()].filter(({ path }) => path.startsWith('/forum/topic/'))
  expect(named).toContain('/people/wanda_kowalska')
  expect(topics.filter(({ links }) => links.includes('/people/wanda_kowalska')).length).toBeGreaterThan(2)

  const problems: string[] = []
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() }
  const lists = new Map<string, string>()
  const about = { categories: new Set<string>(), tags: new Set<string>() }
  for (const { path, status, html } of seen.values()) {
    if (status !== 200) continue
    const head = readHead(html)
    problems.push(...judgeStructuredData(html).map((problem) => `${path}: ${problem}`))
    const inSitemap = named.includes(path)
    if (!isIndexed(head)) {
      if (inSitemap) problems.push(`${path} is in the sitemap and out of the index`)
      continue
    }
    const [canonical] = head.canonicals
    if (head.canonicals.length !== 1 || !canonical)
      problems.push(`${path} has ${head.canonicals.length} canonical addresses`)
    else {
      const itself = pathOf(new URL(canonical)) === path
      if (!itself && inSitemap) problems.push(`${path} is in the sitemap and canonical to ${canonical}`)
      if (!itself) continue
      if (!inSitemap && !path.includes('?')) problems.push(`${path} is missing in the sitemap`)
    }
    about.categories.add(CATEGORY.exec(path)?.[1] ?? '')
    about.tags.add(TAG.exec(path)?.[1] ?? '')
    const [title = ''] = head.titles
    if (title.length > MOST_SHOWN) problems.push(`${path} has too long a title`)
    if ((head.descriptions[0] ?? '').length > 155) problems.push(`${path} has too long a description`)
    const [heading = ''] = head.headings
    if (head.headings.length !== 1) problems.push(`${path} has ${head.headings.length} h1`)
    const list = lists.get(heading.toLowerCase())
    if (list && list !== toList(path)) problems.push(`${path} shares its h1 with ${list}`)
    lists.set(heading.toLowerCase(), toList(path))
    for (const kind of ['title', 'description'] as const) {
      const [text = '', ...more] = head[`${kind}s`]
      const owner = owners[kind].get(text.toLowerCase())
      if (!text || more.length) problems.push(`${path} has ${more.length + Number(Boolean(text))} ${kind}s`)
      else if (owner) problems.push(`${path} shares its ${kind} with ${owner}`)
      owners[kind].set(text.toLowerCase(), path)
    }
  }
  expect(problems).toEqual([])
  expect([...about.tags].filter((tag) => tag && about.categories.has(tag))).toEqual([])
})

/** What a page is a part of: its other pages, and sections of what somebody wrote, have its heading. */
function toList(path: string): string {
  const { pathname, searchParams } = new URL(path, siteUnderTest())
  for (const key of ['page', 'show']) searchParams.delete(key)
  return `${pathname}?${searchParams}`
}

/** A page's other pages and sections lead back to it, but are found through it alone. */
const isPartOf = (path: string, whole: string) => path === whole || path.startsWith(`${whole}?`)

const pathOf = ({ pathname, search }: URL) => pathname + search

/** What structured data lacks, and what it says that a reader of the page does not see. */
function judgeStructuredData(html: string): string[] {
  const things = readStructuredData(html)
  const lacking = things.flatMap((thing) => findProblems(thing, siteUnderTest()))
  return [...lacking, ...findUnseen(things, html).map((unseen) => `${unseen} in structured data alone`)]
}

/**
 * Below a category or a tag every order looks alike: their second pages stand for the rest, as do those of a person's sections.
 * What there is of every word and of every reply, some hundreds of each, is made alike: one in eight stands for the rest, beside
 * those that the sitemap names.
 */
const isWorthFollowing = (link: string) =>
  /^\/(tag|trends|feeds\/tag|comment)\/[^?]*$|^\/sign-in\?/.test(link)
    ? createHash('md5').update(link).digest().readUInt8() % 8 === 0
    : !/^\/(category|tag|people)\/.*\?/.test(link) || /\?(page=2|show=\w+(&page=2)?)$/.test(link)

/** The second page of a list: the first page in its order links to it, and only it to what it shows. */
const isOtherPage = (path: string) => /[?&]page=2$/.test(path)

/**
 * Asks for every address once; follows the links of pages without a query, so that no list is walked in every order. What
 * only the other pages of a list lead to is asked for, and not read.
 */
async function crawl(start: string[]) {
  const seen = new Map<string, Seen>()
  const waiting = start.map((path) => ({ path, foundOn: 'sitemap' }))
  const known = new Set(start)
  const beside = new Map<string, string>()
  const visit = async ({ path, foundOn }: { path: string; foundOn: string }) => {
    const answer = await ask(path)
    const isPage = answer.headers.get('content-type')?.includes('text/html')
    const html = isPage ? await answer.text() : ''
    if (!isPage) await answer.body?.cancel()
    const links = internalLinks(html, path)
    seen.set(path, { path, status: answer.status, html, links, foundOn })
    const isSection = /^\/people\/[^?]*\?show=\w+$/.test(path)
    if (path.includes('?') && !isSection) {
      if (isOtherPage(path)) for (const link of links) beside.set(link, path)
      return
    }
    for (const link of links) {
      if (known.has(link) || !isWorthFollowing(link) || (isSection && !link.startsWith(path))) continue
      known.add(link)
      waiting.push({ path: link, foundOn: path })
    }
  }
  await atOnce(4, waiting, visit)
  const aside: Pick<Seen, 'path' | 'status' | 'foundOn'>[] = []
  const lookAt = async ([path, foundOn]: [string, string]) => {
    const { status } = await fetch(new URL(path, siteUnderTest()), { method: 'HEAD', redirect: 'manual' })
    aside.push({ path, status, foundOn })
  }
  const left = [...beside].filter(([link]) => !known.has(link))
  await atOnce(4, left, lookAt)
  // What is no page of the site's own, such as feeds and pictures, only has to be there.
  return { seen: new Map([...seen].filter(([, { status, html }]) => html || status >= 400)), aside }
}
