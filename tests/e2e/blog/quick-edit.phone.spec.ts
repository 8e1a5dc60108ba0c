import { expect, field, openForm, signIn, test } from '../accounts/support/test'
import { addPosts } from './listed-posts'
import { expectClear, openBlog } from './support'

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
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  const [post] = await accounts.sql<{ id: string }[]>`select id from articles where author_id = ${author.id}`
  await openBlog(page, admin, `/admin/blog?edit=${post?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  const [cancel, save] = [
    dialog.getByRole('link', { name: 'Cancel' }),
    dialog.getByRole('button', { name: 'Save changes' }),
  ]
  for (const button of [cancel, save]) await expect(button).toBeInViewport({ ratio: 1 })
  expect((await cancel.boundingBox())?.y).toBe((await save.boundingBox())?.y)
})
