import { enter, expect, expectToast, field, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectAddress, headlines } from '../support/list'

test('a moderator adds a news item, changes it, gives it a picture, hides it and shows it again', async ({
  page,
  browser,
  accounts,
}) => {
  test.slow()
  const title = `Quartz bench ${Date.now()}`
  const [known] = await accounts.sql`select title, link from news_items where hidden_at is null limit 1`
  await enter(page, await accounts.add({ role: 'moderator' }))
  await openForm(page, '/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'News' }).click()
  await page.getByRole('link', { name: 'Add news item' }).click()
  await expectAddress(page, '/admin/news/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Summary').fill('It measures what others guess. Shops get it in spring.')
  await field(page, 'Source').selectOption('Wired')
  await field(page, 'Category').selectOption('Hardware')
  await field(page, 'Link').fill(known?.link)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add news item' }).click()
  await expect(field(page, 'Link')).toHaveAccessibleDescription(`“${known?.title}” has this link already`)
  await expect(field(page, 'Link')).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(field(page, 'Source')).toHaveValue('wired')
  await field(page, 'Link').fill(`https://wired.example/${Date.now()}`)
  await main.getByRole('button', { name: 'Add news item' }).click()
  await expectToast(page, 'News item added')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const reader = await (await browser.newContext()).newPage()
  const item = headlines(reader).filter({ hasText: title })
  await reader.goto('/news')
  await expect(item).toHaveCount(1)
  await reader.goto('/news?source=wired&category=hardware')
  await expect(item).toHaveCount(1)
  await reader.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(reader.getByRole('main').getByRole('link', { name: title })).toBeVisible()

  await field(page, 'Title').fill(`${title}, calibrated`)
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'News item saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, calibrated`)
  await page.locator('#picture-file').setInputFiles('public/icon-512.png')
  await field(page, 'What it shows').fill('A mark')
  await main.getByRole('button', { name: 'Save picture' }).click()
  await expectToast(page, 'Picture saved')
  const said = field(page, 'What it shows')
  await expect(said).toHaveValue('A mark')
  await said.fill('A small mark')
  await main.getByRole('button', { name: 'Save picture' }).click()
  await expectToast(page, 'Description saved')
  await expectNoViolations(page, 'a news item')
  await reader.goto('/news')
  await expect(item).toHaveText(`${title}, calibrated`)

  await main.getByRole('button', { name: 'Remove picture' }).click()
  await expectToast(page, 'Picture removed')
  await expect(main.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)
  await expect(said).toHaveValue('')

  await main.getByRole('button', { name: 'Hide' }).click()
  await expectToast(page, 'News item hidden')
  await expect(main.getByText('Readers find it nowhere')).toBeVisible()
  await reader.goto('/news')
  await expect(headlines(reader).first()).toBeVisible()
  await expect(item).toHaveCount(0)

  await openForm(page, '/admin/news')
  await field(page, 'Search news').fill(title.toUpperCase())
  await field(page, 'State').selectOption('Hidden')
  await main.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/[?&]state=hidden/)
  const rows = page.getByRole('region', { name: 'News' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await main.getByRole('button', { name: `Show again “${title}, calibrated”` }).click()
  await expectToast(page, 'News item is shown again')
  await expect(page.getByRole('heading', { name: 'No news items match your filters' })).toBeVisible()
  await reader.goto('/news')
  await expect(item).toHaveCount(1)
  await reader.context().close()
  await accounts.sql`update news_items set hidden_at = now() where title like ${`${title}%`}`
})

test('what was typed of a news item is still there after a reload', async ({ page, accounts }) => {
  const title = `Half a report ${Date.now()}`
  const moderator = await accounts.add({ role: 'moderator' })
  await enter(page, moderator)
  await openForm(page, '/admin/news/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Source').selectOption('Wired')
  await expect
    .poll(async () => JSON.stringify(await accounts.sql`select content from drafts where user_id = ${moderator.id}`))
    .toContain('wired')
  await openForm(page, '/admin/news/new')
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  await expect(offer).toContainText(title)
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(field(page, 'Source')).toHaveValue('wired')
  await field(page, 'Summary').fill('What happened, in two sentences.')
  await field(page, 'Category').selectOption('Hardware')
  await field(page, 'Link').fill(`https://wired.example/half-${Date.now()}`)
  await page.getByRole('main').getByRole('button', { name: 'Add news item' }).click()
  await expectToast(page, 'News item added')
  await expect
    .poll(() => accounts.sql`select target from drafts where user_id = ${moderator.id}`.then(({ length }) => length))
    .toBe(0)
  await accounts.sql`update news_items set hidden_at = now() where title = ${title}`
})

test('nobody else enters, and nothing of it is sent', async ({ page, accounts }) => {
  const [item] = await accounts.sql`select id, title from news_items where hidden_at is null limit 1`
  await enter(page, await accounts.add())
  for (const path of ['/admin/news', '/admin/news/new', `/admin/news/${item?.id}`]) {
    const answer = await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(await answer?.text()).not.toContain(item?.title)
  }
})
