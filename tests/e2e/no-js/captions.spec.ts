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
  await expect(page.getByText('Picture saved')).toBeInViewport()
  await field(page, 'Caption (optional)').fill('After a year.')
  await save()
  await expect(page.getByText('Description saved')).toBeInViewport()
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

test('a picture that is refused without scripts leaves in its form what was typed, and says there why', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts)
  await signIn(page, text.author, `/admin/blog/${text.id}/edit`)
  const form = (title: string) => page.locator('.post-picture').filter({ has: page.getByLabel(`${title}: file`) })
  const [lead, share] = [form('Lead picture'), form('Share picture')]
  const words = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('No picture.') }
  await page.getByLabel('Lead picture: file').setInputFiles(words)
  await lead.getByLabel('What does it show?').fill('A desk')
  await lead.getByLabel('Caption (optional)').fill('By the window.')
  await lead.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByLabel('Lead picture: file')).toHaveAccessibleDescription(/picture/)
  await expect(page.getByLabel('Lead picture: file')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Lead picture: file')).toBeInViewport()
  await expect(lead.getByLabel('What does it show?')).toHaveValue('A desk')
  await expect(lead.getByLabel('Caption (optional)')).toHaveValue('By the window.')
  await expect(page.getByLabel('Share picture: file')).not.toHaveAttribute('aria-invalid')
  await expect(share.getByLabel('What does it show?')).toHaveValue('')

  await page.getByLabel('Share picture: file').setInputFiles({ ...words, buffer: Buffer.from(PIXEL, 'base64') })
  const long = 'x'.repeat(301)
  await share.getByLabel('What does it show?').evaluate((input) => input.removeAttribute('maxlength'))
  await share.getByLabel('What does it show?').fill(long)
  await share.getByRole('button', { name: 'Save picture' }).click()
  await expect(share.getByLabel('What does it show?')).toHaveAccessibleDescription('Please use at most 300 characters')
  await expect(share.getByLabel('What does it show?')).toHaveValue(long)
  await expect(lead.getByLabel('What does it show?')).toHaveValue('')
})
