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

test('links within a text lead to a heading of it', async ({ page, content }) => {
  await page.goto(`/reviews/${first(content.reviews).slug}`)
  const missing = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
    )
  expect(missing).toEqual([])
})
