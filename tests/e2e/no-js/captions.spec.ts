import { expect, field, signIn, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'

/** A red one. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

test('a caption is given and said anew without scripts, and is not that of the next picture', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts)
  await accounts.sql`update articles set status = 'draft', published_at = null where id = ${text.id}`
  const [editor, preview] = [`/admin/blog/${text.id}/edit`, `/admin/blog/${text.id}/preview`]
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
  const save = () => page.getByRole('button', { name: 'Save picture' }).first().click()
  await signIn(page, text.author, editor)
  await page.getByLabel('Lead picture: file').setInputFiles(picture)
  await field(page, 'Caption (optional)').fill('As it came.')
  await save()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await field(page, 'Caption (optional)').fill('After a year.')
  await save()
  await expect(page.getByText('Description saved')).toBeVisible()
  await expect(field(page, 'Caption (optional)')).toHaveValue('After a year.')
  await page.goto(preview)
  await expect(page.locator('.text-lead figcaption')).toHaveText('After a year.')

  await page.goto(editor)
  await page.getByLabel('Lead picture: file').setInputFiles(picture)
  await save()
  await expect(page.getByText('What was said of the former one is left out.')).toBeVisible()
  await page.goto(preview)
  await expect(page.locator('.text-lead img')).toBeVisible()
  await expect(page.locator('.text-lead figcaption')).toHaveCount(0)
})
