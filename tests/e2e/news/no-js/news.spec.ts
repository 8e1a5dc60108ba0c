import { enter, expect, test } from '../../accounts/support/test'

test('the list and the form of news as staff use them', async ({ page, accounts }) => {
  const title = `Plain report ${Date.now()}`
  await enter(page, await accounts.add({ role: 'moderator' }), '/admin/news/new')
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await field('Title').fill(title)
  await field('Summary').fill('What happened, in two sentences.')
  await field('Source').selectOption('CNET')
  await field('Category').selectOption('Policy')
  await field('Link').fill('https://localhost/report')
  await main.getByRole('button', { name: 'Add news item' }).click()
  await expect(field('Link')).toHaveAccessibleDescription('Please enter a public address')
  await expect(field('Source')).toHaveValue('cnet')
  await expect(field('Title')).toHaveValue(title)
  await field('Link').fill(`https://cnet.example/${Date.now()}`)
  await main.getByRole('button', { name: 'Add news item' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'News item added' })).toBeVisible()

  // Somebody else was faster.
  await accounts.sql`update news_items set version = 2, title = ${`${title}, renamed`} where title = ${title}`
  await field('Author (optional)').fill('Odile Marchetti')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(main.getByText('This item was changed in another window meanwhile')).toBeVisible()
  await expect(main.getByText('Stored now', { exact: true })).toHaveCount(2)
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'News item saved' })).toBeVisible()

  const picture = (name: string, buffer: Buffer) =>
    page.locator('#picture-file').setInputFiles({ name, mimeType: 'image/png', buffer })
  const savePicture = () => main.getByRole('button', { name: 'Save picture' }).click()
  await picture('none.png', Buffer.from('no picture'))
  await field('What it shows').fill('A chip')
  await savePicture()
  await expect(page.locator('#picture-file')).toHaveAccessibleDescription(
    'Please choose a JPEG, PNG, GIF or WebP picture.',
  )
  await expect(field('What it shows')).toHaveValue('A chip')
  await picture('large.png', Buffer.alloc(5 * 1024 * 1024))
  await savePicture()
  await expect(page.locator('#picture-file')).toHaveAccessibleDescription(
    'That picture is too large. It may have at most 4 MB.',
  )
  await expect(field('Title')).toHaveValue(title)
  await page.locator('#picture-file').setInputFiles('public/icon-512.png')
  await field('What it shows').fill('A chip')
  await savePicture()
  await expect(main.getByRole('status').filter({ hasText: 'Picture saved' })).toBeVisible()
  await expect(field('What it shows')).toHaveValue('A chip')
  await main.getByRole('button', { name: 'Remove picture' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Picture removed' })).toBeVisible()

  const list = `/admin/news?q=${encodeURIComponent(title)}&source=cnet&state=&sort=oldest`
  await page.goto(list)
  await main.getByRole('button', { name: `Hide “${title}”` }).click()
  await expect(main.getByRole('status').filter({ hasText: 'News item hidden' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]source=cnet&/)
  await expect(main.getByRole('row').last()).toContainText('Hidden')
  await field('State').selectOption('Shown')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByRole('heading', { name: 'No news items match your filters' })).toBeVisible()
})
