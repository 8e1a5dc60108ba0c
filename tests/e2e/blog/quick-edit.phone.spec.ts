import type { Page } from '@playwright/test'
import type { Accounts } from '@/tests/support/people'
import { expect, field, openForm, signIn, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { addPosts } from './listed-posts'
import { expectClear, openBlog, postOf } from './support'

/** The dialog of an administrator over somebody else's post, which asks for a reason, too. */
async function openLongDialog(page: Page, accounts: Accounts) {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  const post = await postOf(accounts, author)
  await openBlog(page, admin, `/admin/blog?edit=${post}`)
  return page.getByRole('dialog', { name: 'Edit Post' })
}

test('a toast over a dialog that fills the screen leaves its buttons free', async ({ page, accounts }) => {
  const author = await accounts.add()
  await accounts.sql`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
    select gen_random_uuid(), 'article', ${`Notes of ${author.username}`}, ${author.username}, 'A text.', 'A text.',
      ${author.id}, id, '{}', 'draft' from categories where kind = 'article' and slug = 'technology'`
  await signIn(page, author, '/about')
  await openForm(page, '/admin/blog')
  await page.getByRole('link', { name: 'Edit “Notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Notes of ${author.username}`)
  await field(page, 'Excerpt').fill('Mine.')
  await accounts.sql`update articles set excerpt = 'Theirs.', version = version + 1 where author_id = ${author.id}`
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await save.click()
  const stored = dialog.getByRole('region', { name: 'What is stored now' })
  await expect(stored).toContainText('Theirs.')
  await expect(stored).toContainText('Draft')
  await expect(stored).toContainText('Technology')
  await expectClear(page, save)
  await save.click()
  await expect(dialog).toHaveCount(0)
})

test('a dialog that is longer than the screen keeps its buttons in sight, side by side', async ({ page, accounts }) => {
  const dialog = await openLongDialog(page, accounts)
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  const [cancel, save] = [
    dialog.getByRole('link', { name: 'Cancel' }),
    dialog.getByRole('button', { name: 'Save changes' }),
  ]
  for (const button of [cancel, save]) await expect(button).toBeInViewport({ ratio: 1 })
  expect((await cancel.boundingBox())?.y).toBe((await save.boundingBox())?.y)
})

test('a toast over a dialog that fills the screen leaves the field free that it is about', async ({
  page,
  accounts,
}) => {
  const dialog = await openLongDialog(page, accounts)
  const title = dialog.getByLabel('Title', { exact: true })
  await title.fill('')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(title).toBeFocused()
  await expectClear(page, title)
})

test('what can be done with a post, with its numbers and with an account is as high as a finger', async ({
  page,
  accounts,
}) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  await openBlog(page, admin, '/admin/blog')
  const heights = (part: string) =>
    page
      .locator(part)
      .filter({ visible: true })
      .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().height)))
  for (const [address, part] of [
    ['/admin/blog', '.post-title-link, .post-acts :is(a, button)'],
    ['/admin/blog/analytics', '.counted-post a'],
    ['/admin/users', '.admin-acts > :is(a, button)'],
    ['/admin/news', '.admin-acts :is(a, button)'],
  ] as const) {
    await openPage(page, address)
    const found = await heights(part)
    expect(found.length, address).toBeGreaterThan(0)
    expect(Math.min(...found), address).toBeGreaterThanOrEqual(44)
  }
})
