import { expect, test } from '../accounts/support/test'
import { beginText, bring, markdown, writing } from './support'

test('one key beside a picture chooses it, and a line that is made a heading is one line', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('Above')
  await bring(page, 'paste')
  await page.getByLabel('What does it show?').fill('A dot')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await expect.poll(() => markdown(page)).toContain('![A dot]')
  await page.keyboard.type('Below')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('it')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  const picture = writing(page).locator('figure')
  for (const key of ['Backspace', 'Delete']) {
    await page.keyboard.press(key)
    await expect(picture).toHaveClass(/ProseMirror-selectednode/)
    await expect(page.getByRole('group', { name: 'Picture' })).toBeVisible()
    await page.keyboard.press(key)
    await expect(picture).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(picture).toHaveCount(1)
    await writing(page).locator('p', { hasText: 'Above' }).click()
    await page.keyboard.press('End')
  }
  await writing(page).locator('p', { hasText: 'Below' }).click()
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(writing(page).getByRole('heading', { name: 'Below it' }).locator('br')).toHaveCount(0)
  await expect.poll(() => markdown(page)).toMatch(/^Above\n\n!\[A dot\]\(\S+\)\n\n## Below it\n$/)
})
