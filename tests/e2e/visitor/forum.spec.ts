import { expect, test } from '../accounts/support/test'
import { addTopic, figures, someMark, titles } from '../forum/support/topic'
import { expectAddress, expectSameDocument, markDocument, openPage } from '../support/list'
import { moveElsewhere } from '../support/test'

const PAGE = 20
const falling = (numbers: number[]) => numbers.toSorted((a, b) => b - a)

test('the forum lists its topics in every order, narrows them softly, and a topic opens', async ({ page }) => {
  await openPage(page, '/forum')
  await markDocument(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Community Forum')
  await expect(titles(page)).toHaveCount(PAGE)
  await expect(main.getByText('Showing 1 - 20 of')).toBeVisible()

  const sort = main.getByLabel('Order', { exact: true })
  await expect(sort.getByRole('option')).toHaveText(['Most Recent', 'Most Replies', 'Most Likes', 'Most Views'])
  for (const [value, label] of [
    ['replies', 'Replies'],
    ['likes', 'Likes'],
    ['views', 'Views'],
  ] as const) {
    await sort.selectOption(value)
    await expectAddress(page, `/forum?sort=${value}`)
    await expect.poll(() => figures(page, label).then((shown) => shown.join() === falling(shown).join())).toBe(true)
  }

  const category = main.getByLabel('Category', { exact: true })
  await category.selectOption({ label: 'Security' })
  await expectAddress(page, '/forum?category=security&sort=views')
  await expect(page.locator('.topics:visible .meta').first()).toContainText('Security')
  const chips = main.getByRole('list', { name: 'Categories' })
  await expect(chips.getByRole('link')).toHaveText(['Hardware', 'Software', 'Cloud', 'AI', 'Security', 'Development'])
  await expect(chips.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'true')
  await chips.getByRole('link', { name: 'Cloud' }).click()
  await expectAddress(page, '/forum?category=cloud&sort=views')
  await expect(category).toHaveValue('cloud')
  await expect(page.locator('.topics:visible .meta').first()).toContainText('Cloud')
  await page.goBack()
  await expect(category).toHaveValue('security')

  const tabs = main.getByRole('navigation', { name: 'Which topics' })
  await expect(tabs.getByRole('link')).toHaveText(['All Topics', 'Pinned', 'Hot'])
  await openPage(page, '/forum')
  await tabs.getByRole('link', { name: 'Pinned' }).click()
  await expectAddress(page, '/forum?tab=pinned')
  await expect(page.locator('.topics:visible > li').filter({ hasNotText: 'Pinned' })).toHaveCount(0)
  await expect(titles(page).first()).toBeVisible()

  const first = titles(page).first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await main.getByRole('link', { name: '← Back to Forum' }).click()
  await expectAddress(page, '/forum?tab=pinned')
})

test('who wrote stands beside their picture, on the narrowest screen as well', async ({ page }) => {
  await openPage(page, '/forum')
  await titles(page).first().click()
  const post = page.locator('.post:visible').first()
  const [picture, name] = [
    await post.locator('.post-avatar').boundingBox(),
    await post.locator('.post-meta > :first-child').boundingBox(),
  ]
  expect(picture?.width).toBeGreaterThan(0)
  expect(name?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 4)
})

test('the stats are shown, pages follow each other, and New Topic leads to the form', async ({ page }) => {
  await openPage(page, '/forum')
  await markDocument(page)
  const stats = page.getByRole('region', { name: 'Community Stats' })
  for (const label of ['Topics', 'Posts', 'Members']) {
    const figure = stats.locator('div').filter({ hasText: label }).locator('dd').last()
    await expect(figure).toHaveText(/^\d{1,3}(,\d{3})*$/)
  }
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const before = await titles(page).allInnerTexts()
  await pager.getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/forum?page=2')
  await expect(titles(page).first()).not.toHaveText(before[0] ?? '')
  await expectSameDocument(page)
  await page.getByRole('link', { name: 'New Topic' }).click()
  await expectAddress(page, '/forum/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New Topic' })).toBeVisible()
})

test('search finds title, content and author; nothing found says so and Reset Filters leads back', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const title = `A ${someMark()} fan`
  await addTopic(accounts, author, { title })
  await openPage(page, '/forum')
  const field = page.getByRole('main').getByLabel('Search topics')
  for (const words of [title.toUpperCase(), author.username.slice(2)]) {
    await moveElsewhere(page)
    await field.fill(words)
    await field.press('Enter')
    await expect(titles(page)).toHaveText([title])
  }
  await moveElsewhere(page)
  await page.getByLabel('Category', { exact: true }).selectOption('ai')
  await expect(page.getByRole('heading', { name: 'No topics match your criteria' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expectAddress(page, '/forum')
  await expect(titles(page)).toHaveCount(PAGE)
  await expect(field).toHaveValue('')
})

test('a discussion has pages, and a link to a reply leads to its page', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 45 })
  await openPage(page, topic.path)
  await expect(page.locator('.reply:visible')).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3', exact: true }).click()
  await expectAddress(page, `${topic.path}?page=3`)
  await expect(page.locator('.reply:visible')).toHaveCount(5)
  await expect(page.getByText('Which one?')).toBeVisible()
  await page.getByRole('link', { name: 'Read from the beginning' }).click()
  await expectAddress(page, topic.path)

  await page.goto(`${topic.path}#reply-33`)
  await expectAddress(page, `${topic.path}?page=2`)
  await expect(page.locator('#reply-33')).toContainText('Answer no. 33')
  await expect(page.locator('#reply-33')).toBeInViewport()
})
