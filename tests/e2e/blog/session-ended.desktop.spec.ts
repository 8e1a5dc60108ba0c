import { routes } from '@/lib/core/routes'
import { expect, expectToast, field, signInOver, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'
import { addPosts } from './listed-posts'
import { openBlog, openEditor, PIXEL, postOf } from './support'

test('a reason that was typed when the session had ended is sent after signing in over it', async ({
  page,
  accounts,
}) => {
  const [admin, author] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await addPosts(accounts, author, 1)
  const post = await postOf(accounts, author)
  await openBlog(page, admin, `/admin/blog?delete=${post}`)
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await field(page, 'Reason (optional)').fill('It was copied.')
  await accounts.sql`delete from sessions where user_id = ${admin.id}`
  await question.getByRole('button', { name: 'Delete' }).click()
  await signInOver(page, admin)
  await expect(field(page, 'Reason (optional)')).toHaveValue('It was copied.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Article deleted successfully')
  const [notice] = await accounts.sql`select text from notifications where user_id = ${author.id}`
  expect(notice?.text).toContain('It was copied.')
})

test('a picture that was chosen when the session had ended is sent after signing in over it', async ({
  page,
  accounts,
  announce,
}) => {
  announce(routes.postPictureUpload, 401)
  const { id, author } = await addText(accounts)
  await openEditor(page, author, `/admin/blog/${id}/edit`)
  await page.getByLabel('Lead picture: file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  const shows = page.locator('#lead-alt')
  await shows.fill('A dot')
  await accounts.sql`delete from sessions where user_id = ${author.id}`
  const save = page.getByRole('button', { name: 'Save picture' }).filter({ visible: true }).first()
  await save.click()
  await signInOver(page, author)
  await expect(shows).toHaveValue('A dot')
  await save.click()
  await expectToast(page, 'Picture saved')
})
