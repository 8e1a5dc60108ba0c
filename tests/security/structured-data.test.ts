import { beforeAll, expect, test } from 'vitest'
import { ask, siteUnderTest } from '@/tests/support/site-pages'
import { isThing, list, readStructuredData, type Thing } from '@/tests/support/structured-data'
import { findAll, parseXml } from '@/tests/support/xml'

/** What each kind of page must say it is, with what must stand within. A part is written `Whole > Part`. */
const KINDS: Record<string, string[]> = {
  '/': ['WebSite', 'NewsMediaOrganization', 'NewsMediaOrganization > ImageObject'],
  '/reviews': ['BreadcrumbList', 'CollectionPage', 'CollectionPage > ItemList'],
  '/reviews/category/laptops': ['BreadcrumbList', 'CollectionPage'],
  '/articles': ['BreadcrumbList', 'CollectionPage'],
  '/category/software': ['BreadcrumbList', 'CollectionPage'],
  '/category/hardware/laptops': ['BreadcrumbList', 'CollectionPage'],
  '/tag/privacy': ['BreadcrumbList', 'CollectionPage'],
  '/forum': ['BreadcrumbList', 'CollectionPage'],
  '/store': ['BreadcrumbList', 'CollectionPage'],
  // Its items lead elsewhere.
  '/news': ['BreadcrumbList'],
  '/people/iris': ['ProfilePage', 'ProfilePage > Person'],
  '/store/velmora-kestrel-3': ['Product', 'Product > AggregateOffer'],
  '/about': ['AboutPage'],
  '/contact': ['ContactPage'],
  'a review': ['Product', 'Product > Review', 'Product > Review > Rating', 'Product > Review > Person'],
  'an article': ['Article', 'Article > Person', 'Article > Organization'],
  'a topic': ['DiscussionForumPosting', 'DiscussionForumPosting > Person'],
}
/** Where a picture of what the page is about is required. */
const PICTURED = ['/people/iris', '/store/velmora-kestrel-3', 'a review', 'an article']

const known: Record<string, string> = {}
beforeAll(async () => {
  for (const [kind, file] of [
    ['a review', '/sitemaps/reviews-1.xml'],
    ['an article', '/sitemaps/articles-1.xml'],
    ['a topic', '/sitemaps/topics-1.xml'],
  ] as const) {
    const [first] = findAll(parseXml(await (await ask(file)).text()), 'loc')
    known[kind] = new URL(first?.text ?? '').pathname
  }
})

const thingsOn = async (kind: string) => readStructuredData(await (await ask(known[kind] ?? kind)).text())

const typesIn = (thing: Thing, within = ''): string[] => {
  const here = within + String(thing['@type'])
  return [
    here,
    ...Object.values(thing)
      .flatMap(list)
      .filter(isThing)
      .flatMap((part) => typesIn(part, `${here} > `)),
  ]
}

const picturesIn = (thing: Thing): string[] =>
  Object.entries(thing).flatMap(([name, value]) => [
    ...(name === 'image' || name === 'logo' ? list(value).map((one) => String(isThing(one) ? one.url : one)) : []),
    ...list(value).filter(isThing).flatMap(picturesIn),
  ])

test.each(Object.entries(KINDS))('%s says what it is: %j', async (kind, types) => {
  const things = await thingsOn(kind)
  expect(things.flatMap((thing) => typesIn(thing))).toEqual(expect.arrayContaining(types))
  // A second kind of page beside the right one would contradict it.
  expect(things.map((thing) => thing['@type']).sort()).toEqual(types.filter((type) => !type.includes('>')).sort())
})

test.each(Object.keys(KINDS))('the pictures that %s names are there', async (kind) => {
  const pictures = new Set((await thingsOn(kind)).flatMap(picturesIn))
  if (PICTURED.includes(kind)) expect(pictures.size).toBeGreaterThan(0)
  for (const picture of pictures) {
    expect(picture.startsWith(`${siteUnderTest()}/`), picture).toBe(true)
    const { status, headers } = await ask(picture)
    expect([status, headers.get('content-type')], picture).toEqual([200, expect.stringMatching(/^image\//)])
  }
})
