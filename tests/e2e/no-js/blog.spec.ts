import { expect, field, signIn, test } from '../accounts/support/test'

test('a post is written, refused, corrected, published and deleted without scripts', async ({ page, accounts }) => {
  const author = await accounts.add()
  await signIn(page, author, '/admin/blog/new')
  const long = `A long text. ${'It goes on and on. '.repeat(400)}`
  await field(page, 'Title').fill('🚀🚀')
  await field(page, 'Content').fill(long)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please write a title with letters or digits').first()).toBeVisible()
  // Longer than any cookie: it was kept as a draft.
  await expect(field(page, 'Content')).toHaveValue(long)

  await field(page, 'Title').fill(`Plain ${author.username}`)
  await field(page, 'Status').selectOption('published')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/edit/)
  await page.goto(`/article/plain-${author.username}`)
  await expect(page.getByRole('heading', { name: `Plain ${author.username}` })).toBeVisible()

  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Edit “Plain' }).click()
  await page.getByRole('dialog', { name: 'Edit Post' }).getByLabel('Excerpt').fill('Short words.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved successfully.')).toBeVisible()
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Delete “Plain' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Restore “Plain' })).toBeVisible()
})
