import { expect, expectToast, field, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'
import { expectNoViolations } from '../support/axe'
import { openEditor, PIXEL } from './support'

test('a lead picture is given a caption, another one without its file, and none', async ({ page, accounts }) => {
  const text = await addText(accounts)
  const editor = `/admin/blog/${text.id}/edit`
  const save = page.getByRole('button', { name: 'Save picture' }).filter({ visible: true }).first()
  const caption = page.locator('.text-lead figcaption').filter({ visible: true })
  await openEditor(page, text.author, editor)
  await page.getByLabel('Lead picture: file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await page.locator('#lead-alt').fill('A red square')
  await field(page, 'Caption (optional)').fill('Red <b>all</b> over.')
  await save.click()
  await expectToast(page, 'Picture saved')
  for (const address of [`/admin/blog/${text.id}/preview`, text.path]) {
    await page.goto(address)
    await expect(caption).toHaveText('Red <b>all</b> over.')
    await expectNoViolations(page, address, '.text-lead')
  }

  await openEditorAgain()
  await field(page, 'Caption (optional)').fill('Redder than it was.')
  await save.click()
  await expectToast(page, 'Description saved')
  await page.goto(text.path)
  await expect(caption).toHaveText('Redder than it was.')

  await openEditorAgain()
  // Chosen and left out again, a picture keeps what is said of it; another one begins without.
  const file = page.getByLabel('Lead picture: file')
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(field(page, 'Caption (optional)')).toHaveValue('')
  await file.setInputFiles([])
  await expect(field(page, 'Caption (optional)')).toHaveValue('Redder than it was.')
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: PIXEL })
  await save.click()
  await expectToast(page, 'Picture saved')
  await page.goto(text.path)
  await expect(page.locator('.text-lead').filter({ visible: true })).toBeVisible()
  await expect(caption).toHaveCount(0)
  await expect(page.locator('figure.text-lead')).toHaveCount(0)

  async function openEditorAgain() {
    await page.goto(editor)
    await page.locator('.editor-area').waitFor()
  }
})
