import { expect, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { addPosts } from './listed-posts'
import { openBlog } from './support'

test('the keyboard goes on near a post that was deleted, restored or published', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 3)
  await openBlog(page, author, '/admin/blog')
  const summary = page.getByRole('main').getByText(/^Showing .* results$/)
  const nothing = page.getByRole('heading', { name: 'No posts match your search' })

  await page.getByRole('link', { name: 'Delete “Listed 02”' }).press('Enter')
  const remove = page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' })
  await remove.press('Enter')
  await expect(summary).toHaveText('Showing 1 - 2 of 2 results')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(summary).toBeFocused()

  await page.getByRole('button', { name: 'Publish “Listed 03”' }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Listed 03' })
  await expect(row.getByText('Published')).toBeVisible()
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('link', { name: 'Listed 03', exact: true })).toBeFocused()

  await page.getByRole('link', { name: 'Delete “Listed 01”' }).press('Enter')
  await remove.press('Enter')
  await expect(summary).toHaveText('Showing 1 - 1 of 1 results')
  await expect(summary).toBeFocused()

  await openPage(page, '/admin/blog?status=trash')
  await page.getByRole('button', { name: 'Restore “Listed 02”' }).press('Enter')
  await expect(summary).toHaveText('Showing 1 - 1 of 1 results')
  await expect(summary).toBeFocused()
  await page.getByRole('button', { name: 'Restore “Listed 01”' }).press('Enter')
  await expect(nothing).toBeFocused()
})

test('the keyboard goes on beside an earlier version that was restored', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  await openBlog(page, author, '/admin/blog')
  const [post] = await accounts.sql<{ id: string }[]>`select id from articles where author_id = ${author.id}`
  for (const words of ['First words.', 'Second words.']) {
    await page.getByRole('link', { name: 'Edit “Listed 01”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Post' })
    await dialog.getByLabel('Excerpt').fill(words)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await openPage(page, `/admin/blog/${post?.id}/revisions`)
  await page.getByRole('main').getByRole('list').getByRole('link').nth(1).click()
  await page.waitForURL(/\?revision=/)
  await page.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(page.getByText('This version says what the post says now.')).toBeFocused()
})
