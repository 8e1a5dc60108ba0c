import { expect, expectToast, signIn, test } from '../accounts/support/test'
import { expectAddress, expectHydrated, expectSameDocument, markDocument } from '../support/list'
import { addPosts } from './listed-posts'
import { openBlog } from './support'

const SHEET = 20

for (const [role, badge] of [
  ['user', 'User'],
  ['moderator', 'Moderator'],
  ['admin', 'Admin'],
] as const) {
  test(`the head says who writes, and that they are ${badge}`, async ({ page, accounts }) => {
    const person = await accounts.add({ role })
    await openBlog(page, person, '/admin/blog')
    const head = page
      .getByRole('main')
      .locator('header')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(head.getByRole('paragraph')).toHaveText(`${person.username} ${badge}`)
  })
}

test('the table of posts has five columns, and is ordered by four of them', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, SHEET + 3)
  await openBlog(page, author, '/admin/blog')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Title', 'Status', 'Category', 'Date', 'Actions'])
  await expect(heads.nth(3)).toHaveAttribute('aria-sort', 'descending')
  const titles = page.getByRole('table').locator('.post-title-link')
  const numbered = (...numbers: number[]) => numbers.map((number) => `Listed ${String(number).padStart(2, '0')}`)

  // The newest was begun last.
  await expect(titles.first()).toHaveText(numbered(SHEET + 3))
  await expect(titles).toHaveCount(SHEET)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/admin/blog?page=2')
  await expect(titles).toHaveText(numbered(3, 2, 1))

  await heads.nth(0).getByRole('link').click()
  await expectAddress(page, '/admin/blog?sort=title')
  await expect(heads.nth(0)).toHaveAttribute('aria-sort', 'ascending')
  await expect(titles.first()).toHaveText(numbered(1))
  await heads.nth(0).getByRole('link').click()
  await expectAddress(page, '/admin/blog?sort=-title')
  await expect(titles.first()).toHaveText(numbered(SHEET + 3))
  // So many that the first sheet has both, whichever comes first.
  await accounts.sql`
    update articles set status = 'scheduled', scheduled_for = '2100-11-26T11:09Z'
    where author_id = ${author.id} and title like 'Listed 1%'`
  for (const [column, sort] of [
    [1, 'status'],
    [2, 'category'],
  ] as const) {
    await heads.nth(column).getByRole('link').click()
    await expectAddress(page, `/admin/blog?sort=${sort}`)
    await expect(heads.nth(column)).toHaveAttribute('aria-sort', 'ascending')
    const cells = await page.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents()
    expect(new Set(cells).size, 'of more than one kind').toBeGreaterThan(1)
    expect(cells).toEqual(cells.toSorted())
  }
})

test('a search and a status narrow the list, keep its order, and are taken off again', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 5)
  await accounts.sql`
    update articles set status = 'scheduled', scheduled_for = '2100-11-26T11:09Z'
    where author_id = ${author.id} and title in ('Listed 02', 'Listed 04')`
  await accounts.sql`
    update articles set title = 'Another', tag_names = '{desk lamps}' where author_id = ${author.id} and title = 'Listed 04'`
  await signIn(page, author, '/admin/blog?sort=title')
  await expectHydrated(page)
  const titles = page.getByRole('table').locator('.post-title-link')
  const status = page.getByLabel('Status', { exact: true })
  const apply = page.getByRole('button', { name: 'Apply' })

  await expect(titles).toHaveText(['Another', 'Listed 01', 'Listed 02', 'Listed 03', 'Listed 05'])
  await status.selectOption('Scheduled')
  await apply.click()
  await expect(titles).toHaveText(['Another', 'Listed 02'])
  await expect(page.getByRole('cell', { name: 'Scheduled' })).toHaveCount(2)
  const when = page.getByRole('row').filter({ hasText: 'Another' }).getByRole('time')
  await expect(when).toHaveText('Nov 26, 2100, 11:09 UTC')
  await page.getByRole('link', { name: 'Edit “Another' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await expect(dialog.getByLabel('Status')).toHaveAccessibleDescription('Scheduled for Nov 26, 2100, 11:09 UTC')
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Search posts').fill('LAMP')
  await page.getByLabel('Search posts').press('Enter')
  await expect(titles).toHaveText(['Another'])
  await expect(status).toHaveValue('scheduled')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title')

  await page.getByLabel('Search posts').fill('no such post')
  await page.getByLabel('Search posts').press('Enter')
  await expect(page.getByRole('heading', { name: 'No posts match your search' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expectAddress(page, '/admin/blog')
  await expect(titles).toHaveCount(5)
  await expect(status).toHaveValue('')
  await expect(page.getByLabel('Search posts')).toHaveValue('')
})

test('an act that finds no connection leaves the list as it is, and says so', async ({ page, accounts, context }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  await signIn(page, author, '/admin/blog')
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  const publish = page.getByRole('button', { name: 'Publish “Listed 01”' })
  await context.setOffline(true)
  await publish.click()
  await expectToast(page, 'Error', 'Failed to update post')
  await context.setOffline(false)
  await publish.click()
  await expectToast(page, 'Post updated')
  await expectSameDocument(page)
})
