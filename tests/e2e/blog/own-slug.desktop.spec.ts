import { expect, expectToast, field, test } from '../accounts/support/test'
import { openEditor, postOf, save, writing } from './support'

test('a slug that somebody wrote stays theirs, whatever becomes of the title; an emptied one follows again', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  const name = author.username.toLowerCase()
  await openEditor(page, author)
  const [title, slug] = [field(page, 'Title'), field(page, 'Slug')]
  await title.fill(`Phone ${name}`)
  await expect(slug).toHaveValue(`phone-${name}`)

  await slug.fill('feed')
  await expect(slug).toHaveAccessibleDescription('/article/feed is reserved')
  await slug.fill(`phone-${name}-15`)
  await expect(slug).toHaveAccessibleDescription(`/article/phone-${name}-15`)
  await title.fill(`The new phone ${name}`)
  await expect(slug).toHaveValue(`phone-${name}-15`)
  await writing(page).click()
  await page.keyboard.type('A text.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await expect(slug).toHaveValue(`phone-${name}-15`)

  await title.fill(`The newest phone ${name}`)
  await expect(slug).toHaveValue(`phone-${name}-15`)
  await slug.fill('')
  await title.fill(`The last phone ${name}`)
  await expect(slug).toHaveValue(`the-last-phone-${name}`)
  // As it stood before, typed by hand beside another title.
  await slug.fill(`phone-${name}-15`)
  await save(page)
  await expectToast(page, 'Post updated')
  const id = await postOf(accounts, author)
  const [row] = await accounts.sql`select slug, title, slug_is_own from articles where id = ${id}`
  expect(row).toMatchObject({ slug: `phone-${name}-15`, title: `The last phone ${name}`, slug_is_own: true })
})

test('whoever chooses Published or Draft has no time left to come out at, and has it back with Scheduled', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  const [status, time] = [page.getByLabel('Status'), page.getByLabel('Publish at (UTC)')]
  await status.selectOption('scheduled')
  await time.fill('2100-01-01T08:00')
  for (const other of ['published', 'draft']) {
    await status.selectOption(other)
    await expect(time).toHaveValue('')
    await status.selectOption('scheduled')
    await expect(time).toHaveValue('2100-01-01T08:00')
  }
})
