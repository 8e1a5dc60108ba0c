import { first } from '../support/content'
import { expectAddress, headlines, openPage } from '../support/list'
import { expect, moveElsewhere, test } from '../support/test'

const NAMES = {
  software: 'Software Reviews',
  hardware: 'Hardware',
  'mobile-apps': 'Mobile Apps',
  cloud: 'Cloud Services',
  'dev-tools': 'Development Tools',
}

for (const [slug, name] of Object.entries(NAMES)) {
  test(`/category/${slug} is ${name}, with its way up`, async ({ page }) => {
    await page.goto(`/category/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Categories',
      name,
    ])
    await expect(headlines(page).first()).toBeVisible()
  })
}

test('a subcategory stands below its category', async ({ page }) => {
  await openPage(page, '/category/hardware')
  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link', { name: 'Laptops' }).click()
  await expectAddress(page, '/category/hardware/laptops')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Categories', 'Hardware', 'Laptops'])
  await trail.getByRole('link', { name: 'Categories' }).click()
  await expectAddress(page, '/categories')
})

test('cards lead to articles and show three tags, then how many more', async ({ page, content }) => {
  await page.goto('/category/cloud')
  const card = page.getByRole('main').getByRole('article').first()
  const title = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const article = content.articles.find((text) => text.title === title)
  if (!article) throw new Error(`${title} is no article`)
  await expect(card.getByRole('link')).toHaveAttribute('href', `/article/${article.slug}`)
  const more = article.tags.length - 3
  await expect(card).toContainText(article.tags.slice(0, 3).join(', ') + (more > 0 ? ` +${more}` : ''))
})

test('orders, tags and search work together', async ({ page }) => {
  await openPage(page, '/category/hardware')
  const newest = await headlines(page).allTextContents()
  await page.getByLabel('Order').selectOption('Oldest')
  await expectAddress(page, '/category/hardware?sort=oldest')
  await expect(headlines(page)).toHaveText(newest.toReversed())

  const tags = page.getByRole('navigation', { name: 'Filter by tag' }).getByRole('link')
  expect(await tags.count()).toBeLessThanOrEqual(15)
  const tag = (await tags.first().textContent()) ?? ''
  await tags.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('tag')).toBeTruthy()
  await expect(tags.filter({ hasText: tag })).toHaveAttribute('aria-current', 'true')
  const [oldest = ''] = await headlines(page).allTextContents()

  await page.getByRole('main').getByLabel('Search articles').fill(oldest)
  await page.getByRole('main').getByLabel('Search articles').press('Enter')
  await expect(headlines(page)).toHaveText([oldest])
  expect(Object.keys(Object.fromEntries(new URL(page.url()).searchParams))).toEqual(['tag', 'q', 'sort'])

  await moveElsewhere(page)
  await page.getByRole('main').getByLabel('Search articles').fill('zzzz')
  await page.getByRole('main').getByLabel('Search articles').press('Enter')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expectAddress(page, '/category/hardware')
})

test('no category leads home', async ({ page }) => {
  await page.goto('/category')
  await expectAddress(page, '/')
})

test('the index lists every category with what is in it', async ({ page }) => {
  await openPage(page, '/categories')
  for (const name of Object.values(NAMES)) {
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Components' }).click()
  await expectAddress(page, '/category/hardware/components')
})

test('a tag of a text leads to everything under it, newest or oldest first', async ({ page, content }) => {
  const texts = [...content.reviews, ...content.articles]
  const taggedWith = (tag: string) => texts.filter(({ tags }) => tags.includes(tag))
  const [review, tag] = first(
    content.reviews
      .flatMap((text) => text.tags.map((name) => [text, name] as const))
      .filter(([, name]) => taggedWith(name).length > 1),
  )
  const byTime = taggedWith(tag).toSorted((a, b) => a.published.getTime() - b.published.getTime())
  await openPage(page, `/reviews/${review.slug}`)
  await page.getByRole('main').getByRole('list', { name: 'Tags' }).getByRole('link', { name: tag, exact: true }).click()
  await expect(page).toHaveURL(/\/tag\/[a-z0-9-]+$/)
  await expect(page.getByRole('main').getByText(new RegExp(`of ${byTime.length} results?$`))).toBeVisible()
  await expect(headlines(page).first()).toHaveText(byTime.at(-1)?.title ?? '')
  await page.getByRole('navigation', { name: 'Order of texts' }).getByRole('link', { name: 'Oldest' }).click()
  await expect(page).toHaveURL(/\?sort=oldest$/)
  await expect(headlines(page).first()).toHaveText(byTime[0]?.title ?? '')
})

for (const topic of ['ai', 'privacy', 'sustainability', 'web3']) {
  test(`/trends/${topic} is always there`, async ({ page }) => {
    await page.goto(`/trends/${topic}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('list', { name: /per week$/ }).getByRole('listitem')).toHaveCount(8)
  })
}
