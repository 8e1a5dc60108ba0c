import { first } from '../support/content'
import { expect, test } from '../support/test'

test('every link on every kind of page leads somewhere', async ({ page, content, baseURL }) => {
  test.setTimeout(120_000)
  // A link to a shop leads out of the site, where no test goes.
  const ask = (link: string) =>
    fetch(new URL(link, baseURL), { redirect: link.startsWith('/go/') ? 'manual' : 'follow' })
  const [topic] = content.topics
  const pages = [
    '/',
    '/reviews',
    `/reviews/${first(content.reviews).slug}`,
    '/articles',
    `/article/${first(content.articles).slug}`,
    '/forum',
    ...(topic ? [`/forum/topic/${topic.number}/${topic.slug}`] : []),
    '/sitemap',
  ]
  const foundOn = new Map<string, string>()
  for (const address of pages) {
    await page.goto(address)
    const links = await page
      .locator('a[href], link[rel=canonical], link[rel=alternate], img[src]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      )
    expect(links).not.toContain('')
    expect(links).not.toContain('#')
    for (const link of links) {
      const { origin, pathname, search } = new URL(link, page.url())
      if (origin === new URL(page.url()).origin) foundOn.set(pathname + search, address)
    }
  }
  expect(foundOn.size).toBeGreaterThan(60)
  const broken: string[] = []
  const queue = foundOn.entries()
  const follow = async () => {
    for (const [link, address] of queue) {
      const { status } = await ask(link)
      if (status >= 400) broken.push(`${status} ${link} (on ${address})`)
    }
  }
  await Promise.all([follow(), follow(), follow(), follow()])
  expect(broken).toEqual([])
})

test('the contents of a long text are its headings, and a short one has none', async ({ page, content }) => {
  /** What the contents say and lead to, once for each place where they stand, and the headings that they should list. */
  const look = () =>
    page.evaluate(() => {
      const lists = [...document.querySelectorAll('main nav[aria-label=Contents]')].map((nav) =>
        [...nav.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`),
      )
      const headings = [...document.querySelectorAll('main .prose :is(h2, h3)')].map((heading) => {
        const words = heading.cloneNode(true) as Element
        for (const anchor of words.querySelectorAll('.heading-anchor')) anchor.remove()
        return `#${heading.id} ${words.textContent?.trim()}`
      })
      return { lists, headings }
    })
  for (const address of [
    '/privacy',
    `/reviews/${first(content.reviews).slug}`,
    `/article/${first(content.articles).slug}`,
  ]) {
    await page.goto(address)
    const { lists, headings } = await look()
    expect(headings.length, address).toBeGreaterThan(3)
    // Folded above the text, and beside it.
    expect(lists, address).toEqual([headings, headings])
  }
  await page.goto('/careers')
  const short = await look()
  expect(short.headings.length).toBeGreaterThan(0)
  expect(short.lists).toEqual([])
})
