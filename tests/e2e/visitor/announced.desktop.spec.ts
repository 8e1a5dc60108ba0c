import type { Page } from '@playwright/test'
import { expectAddress, headlines, holdBack, openPage } from '../support/list'
import { expect, moveElsewhere, test } from '../support/test'

/** Opens a page and notes from then on what is read out, in its order. */
async function openHeard(page: Page, address: string) {
  await openPage(page, address)
  await page.evaluate(() => {
    const region = document.querySelector('#announcer')
    const said: string[] = []
    const note = () => {
      if (region?.textContent) said.push(region.textContent)
      document.documentElement.dataset.testSaid = JSON.stringify(said)
    }
    note()
    if (region) new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
  })
}

const heard = async (page: Page): Promise<string[]> =>
  JSON.parse((await page.locator('html').getAttribute('data-test-said')) ?? '[]')
const expectHeard = (page: Page, texts: string[]) => expect.poll(() => heard(page)).toEqual(texts)

const main = (page: Page) => page.getByRole('main')
const choose = (label: string, option: string) => (page: Page) =>
  main(page).getByLabel(label, { exact: true }).filter({ visible: true }).selectOption({ label: option })
const follow = (list: string, link: RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: list }).getByRole('link', { name: link }).click()
const search = async (page: Page, words: string) => {
  await moveElsewhere(page)
  const field = main(page).locator('input[name=q]').filter({ visible: true })
  await field.fill(words)
  await field.press('Enter')
}
const lineOf = async (page: Page) =>
  (await main(page)
    .getByText(/^Showing /)
    .filter({ visible: true })
    .textContent()) ?? ''

for (const [address, change, changed] of [
  ['/news', choose('Order', 'Oldest First'), '/news?sort=oldest'],
  ['/reviews', follow('Order of reviews', /^Popular$/), '/reviews?tab=popular'],
  ['/reviews?tab=popular&category=audio', follow('Order of reviews', /^Recent$/), '/reviews/category/audio'],
  ['/articles', follow('Article categories', /^Cloud/), '/articles?category=cloud'],
  ['/category/hardware', choose('Order', 'Oldest'), '/category/hardware?sort=oldest'],
  ['/category/hardware', follow('Subcategories', /^Laptops$/), '/category/hardware/laptops'],
  ['/forum', follow('Which topics', /^Pinned$/), '/forum?tab=pinned'],
  ['/store', choose('Category', 'Audio'), '/store?category=audio'],
  ['/search?q=battery', follow('Kinds of results', /^Reviews/), '/search?kind=review&q=battery'],
] as const)
  test(`from ${address} to ${changed} the line of results is read out, once`, async ({ page }) => {
    await openHeard(page, address)
    await change(page)
    await expectAddress(page, changed)
    await expect.poll(() => heard(page)).toHaveLength(1)
    await expectHeard(page, [await lineOf(page)])
  })

for (const [address, words] of [
  ['/news', 'No news articles match your filters'],
  ['/reviews', 'No reviews found'],
  ['/category/hardware', 'No articles found'],
  ['/forum', 'No topics match your criteria'],
  ['/store', 'No products match your search'],
  ['/search?q=battery', 'Nothing found'],
] as const)
  test(`${address}: that nothing was found is read out, and what is there after Back`, async ({ page }) => {
    await openHeard(page, address)
    const line = await lineOf(page)
    await search(page, 'zzzzqqqq')
    await expect(main(page).getByRole('heading', { name: words, exact: true })).toBeVisible()
    await expectHeard(page, [words])
    await moveElsewhere(page)
    await page.goBack()
    await expectAddress(page, address)
    await expectHeard(page, [words, line])
  })

test('another order of the same search is read out, though its words are the same', async ({ page }) => {
  await openHeard(page, '/news?q=a')
  const line = await lineOf(page)
  await moveElsewhere(page)
  await choose('Order', 'Oldest First')(page)
  await expectHeard(page, [line])
  await moveElsewhere(page)
  await choose('Order', 'Newest First')(page)
  await expectHeard(page, [line, line])
})

test('a list that took its time is read out when it has come', async ({ page }) => {
  await openHeard(page, '/news')
  const list = await holdBack(page, /\/news\?.*sort=oldest/)
  await choose('Order', 'Oldest First')(page)
  await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(await heard(page)).toEqual([])
  list.release()
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expectHeard(page, [await lineOf(page)])
})

test('a list that is opened, come to from elsewhere or returned to from a text says nothing', async ({ page }) => {
  await openHeard(page, '/reviews')
  await headlines(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/reviews\/[a-z0-9-]+$/)
  await main(page).getByRole('link', { name: '← Back to Reviews' }).click()
  await expectAddress(page, '/reviews')
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click()
  await expectAddress(page, '/news')
  await choose('Order', 'Oldest First')(page)
  await expectAddress(page, '/news?sort=oldest')
  // What was said before would stand before it.
  await expect.poll(() => heard(page)).toHaveLength(1)
  await expectHeard(page, [await lineOf(page)])
})
