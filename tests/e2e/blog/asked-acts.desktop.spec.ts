import type { Page } from '@playwright/test'
import { expect, expectToast, field, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectAddress, openPage } from '../support/list'
import { addPosts, addVersions, noticesOf } from './listed-posts'
import { openBlog, postOf } from './support'

const reasonOn = (page: Page) => field(page, 'Reason (optional)')

test('an administrator is asked why before somebody else’s post is published or restored in the list', async ({
  page,
  accounts,
}) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 3)
  const list = `/admin/blog?q=${author.username}`
  await openBlog(page, admin, list)
  const publish = page.getByRole('link', { name: 'Publish “Listed 01”' })
  const question = page.getByRole('dialog', { name: 'Publish this post?' })
  await publish.press('Enter')
  await expect(question).toContainText(`by ${author.username}`)
  await expect(reasonOn(page)).toBeFocused()
  await expectNoViolations(page, 'the question before publishing')
  await page.keyboard.press('Escape')
  await expectAddress(page, list)
  await expect(publish).toBeFocused()

  await accounts.sql`update articles set content = '' where author_id = ${author.id} and title = 'Listed 01'`
  await page.keyboard.press('Enter')
  await reasonOn(page).fill('It was ready.')
  await page.keyboard.press('Enter')
  await expect(question.getByRole('alert')).toContainText('Content is required')
  await expect(reasonOn(page)).toHaveValue('It was ready.')
  await accounts.sql`update articles set content = 'A text.' where author_id = ${author.id} and title = 'Listed 01'`
  await question.getByRole('button', { name: 'Publish' }).press('Enter')
  await expectToast(page, 'Post updated')
  const row = page.getByRole('row').filter({ hasText: 'Listed 01' })
  await expect(row.getByText('Published')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // It stands where the way to the question stood.
  await expect(row.getByRole('link', { name: 'View “Listed 01”' })).toBeFocused()
  await expectAddress(page, list)

  await accounts.sql`
    update articles set deleted_at = now(), version = version + 1
    where author_id = ${author.id} and title in ('Listed 02', 'Listed 03')`
  await openPage(page, `${list}&status=trash`)
  await page.getByRole('link', { name: 'Restore “Listed 02”' }).press('Enter')
  await reasonOn(page).fill('Asked for.')
  await page.getByRole('dialog', { name: 'Restore this post?' }).getByRole('button', { name: 'Restore' }).press('Enter')
  const summary = page.getByRole('main').getByText(/^Showing .* results$/)
  await expect(summary).toHaveText('Showing 1 - 1 of 1 results')
  await expect(summary).toBeFocused()
  await expectAddress(page, `${list}&status=trash`)
  expect(await noticesOf(accounts, author)).toEqual([
    'An administrator published your post “Listed 01”. It was ready.',
    'An administrator took your post “Listed 02” out of the trash. Asked for.',
  ])
})

test('an administrator is asked nothing about a post of their own, nor anybody about what they may not do', async ({
  page,
  accounts,
}) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, admin, 1)
  await addPosts(accounts, author, 1)
  const [own, other] = [await postOf(accounts, admin), await postOf(accounts, author)]
  await openBlog(page, author, `/admin/blog?publish=${own}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPage(page, `/admin/blog?restore=${other}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.context().clearCookies()
  await openBlog(page, admin, `/admin/blog?q=${admin.username}`)
  await page.getByRole('button', { name: 'Publish “Listed 01”' }).click()
  await expectToast(page, 'Post updated')
  await addVersions(accounts, own)
  await openPage(page, `/admin/blog/${own}/revisions`)
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible()
  await expect(reasonOn(page)).toHaveCount(0)
})

test('an administrator says why an earlier version of somebody else’s post comes back', async ({ page, accounts }) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  const post = await postOf(accounts, author)
  await addVersions(accounts, post)
  await openBlog(page, admin, `/admin/blog/${post}/revisions`)
  await expectNoViolations(page, 'versions of somebody else’s post')
  await reasonOn(page).fill('It said more.')
  await accounts.sql`update articles set version = version + 1 where id = ${post}`
  const restore = page.getByRole('button', { name: 'Restore this version' })
  await restore.click()
  await expectToast(page, 'Error', 'This post was changed in the meantime. Please look at it again.')
  await expect(reasonOn(page)).toHaveValue('It said more.')
  // The page has learned of the change meanwhile.
  await expect(page.locator('input[name=version]').filter({ visible: false })).toHaveValue('2')
  await restore.press('Enter')
  await expectToast(page, 'Post updated')
  // The next one that is looked at has a reason of its own.
  await expect(reasonOn(page)).toHaveValue('')
  await expect(restore).toBeFocused()
  expect(await noticesOf(accounts, author)).toEqual([
    'An administrator brought an earlier version of your post “Listed 01” back. It said more.',
  ])
})
