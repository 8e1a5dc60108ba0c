import { expect, expectToast, field, test } from '../accounts/support/test'
import { openEditor, save, writing } from './support'

test('a post that comes out while its author writes in it is saved by the same form, and stays out', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await field(page, 'Title').fill(`Due ${author.username}`)
  await writing(page).fill('The first text.')
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Publish at (UTC)').fill('2099-01-01T10:00')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await page.locator('.editor-area').waitFor()

  await writing(page).fill('Written on.')
  await accounts.sql`
    update articles set status = 'published', published_at = scheduled_for, scheduled_for = null
    where author_id = ${author.id}`
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByText('It has come out at its time.')
  await expect(notice).toBeVisible()
  const stored = async () =>
    (await accounts.sql`select content, status from articles where author_id = ${author.id}`)[0]
  for (const text of ['Written on.', 'And once more.']) {
    await writing(page).fill(text)
    await save(page)
    await expect.poll(stored).toEqual({ content: `${text}\n`, status: 'published' })
    await expect(field(page, 'Status')).toHaveValue('published')
    await expect(field(page, 'Publish at (UTC)')).toHaveValue('')
  }
  await expectToast(page, 'Post updated')
  await expect(page.getByRole('region', { name: 'Two versions of this post' })).toHaveCount(0)
  await expect(notice).toBeHidden()

  // Put off again: what was seen before says nothing of that.
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Publish at (UTC)').fill('2099-02-01T10:00')
  await save(page)
  await expect.poll(stored).toMatchObject({ status: 'scheduled' })
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await expect(notice).toBeHidden()
})
