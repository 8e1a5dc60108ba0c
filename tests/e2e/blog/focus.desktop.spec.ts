import { expect, field, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'
import { addPosts } from './listed-posts'
import { goToEditor, openBlog, openEditor, postOf } from './support'

test('the keyboard goes on near a post that was deleted, restored or published', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 3)
  await openBlog(page, author, '/admin/blog')
  const summary = page.getByRole('main').getByText(/^Showing .* results$/)
  const nothing = page.getByRole('heading', { name: 'The trash is empty' })

  await page.getByRole('link', { name: 'Delete “Listed 02”' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  const remove = dialog.getByRole('button', { name: 'Delete' })
  // What can be seen to have the keys, and does no harm.
  await expect(dialog.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Delete “Listed 02”' })).toBeFocused()
  await expect(page.locator('#announcer'), 'nothing has changed').not.toContainText('Showing')
  await page.keyboard.press('Enter')
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

test('a post that is not deleted after all is written on', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  const post = await postOf(accounts, author)
  await openEditor(page, author, `/admin/blog/${post}/edit`)
  await field(page, 'Excerpt').fill('Not saved yet.')
  const remove = page.getByRole('navigation', { name: 'This post' }).getByRole('link', { name: 'Delete' })
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('link', { name: 'Cancel' }).click(),
  ]) {
    await remove.click()
    await expect(dialog).toBeVisible()
    await leave()
    await expect(field(page, 'Excerpt')).toHaveValue('Not saved yet.')
  }
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectAddress(page, '/admin/blog')
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
})

test('the keyboard goes on beside an earlier version that was restored', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 1)
  await openBlog(page, author, '/admin/blog')
  const post = await postOf(accounts, author)
  for (const words of ['First words.', 'Second words.']) {
    await page.getByRole('link', { name: 'Edit “Listed 01”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Post' })
    await dialog.getByLabel('Excerpt').fill(words)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await openPage(page, `/admin/blog/${post}/revisions`)
  const versions = page.getByRole('main').getByRole('list').getByRole('link')
  // Those of one day are told from each other.
  await expect(versions.first()).toContainText(/\S \w{3} \d+, \d{4}, \d\d:\d\d UTC \d+ words?/)
  await versions.nth(1).click()
  await page.waitForURL(/\?revision=/)
  await page.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(page.getByText('This version says what the post says now.')).toBeFocused()
})

test('the keyboard goes on above another page of the list, and above the whole list', async ({ page, accounts }) => {
  const author = await accounts.add()
  await addPosts(accounts, author, 25)
  await openBlog(page, author, '/admin/blog')
  const summary = page.getByRole('main').getByText(/^Showing .* results$/)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(summary).toHaveText('Showing 21 - 25 of 25 results')
  await expect(summary).toBeFocused()
  // This link is part of both pages.
  await pages.getByRole('link', { name: 'Page 1' }).press('Enter')
  await expect(summary).toHaveText('Showing 1 - 20 of 25 results')
  await expect(summary).toBeFocused()
  await openPage(page, '/admin/blog?q=nowhere')
  await page.getByRole('link', { name: 'Show All Posts' }).press('Enter')
  await expect(summary).toHaveText('Showing 1 - 20 of 25 results')
  await expect(summary).toBeFocused()
})

test('the keyboard goes on beside a kept text that was decided on', async ({ page, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Kept ${author.username}`)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await goToEditor(page, '/admin/blog/new')
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  const done = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await offer.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(done).toContainText('The text was discarded.')
  await expect(done).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(offer.getByText('You have text here that was not posted').locator('..')).toBeFocused()
  await offer.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(done).toContainText('Your text is back.')
  await expect(done).toBeFocused()
})

test('no control that the keyboard comes to stands behind the bar of the form', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await openEditor(page, await accounts.add())
  await page.getByText('Search engines and shared links').click()
  const send = page.getByRole('button', { name: 'Create Post', exact: true })
  const isBehind = () =>
    page.evaluate(() => {
      const [control, bar] = [document.activeElement, document.querySelector('.post-bar')]
      if (!control || !bar || bar.contains(control) || !control.matches('.post-form :not(.editor *)')) return false
      return control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    })
  const behind: string[] = []
  await field(page, 'Title').focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press(key)
      if (await isBehind()) behind.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''))
      if (await send.evaluate((element) => element === document.activeElement)) break
    }
  }
  expect(behind).toEqual([])
})
