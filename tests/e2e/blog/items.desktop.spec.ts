import { expect, test } from '../accounts/support/test'
import { beginText, markdown, writing } from './support'

test('the line of an item becomes a heading, and what is below it stays a list', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  for (const [words, ...keys] of [['- a', 'Enter', 'Tab'], ['b', 'Enter', 'Shift+Tab'], ['d']]) {
    await page.keyboard.type(words ?? '')
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect.poll(() => markdown(page)).toBe('- a\n  - b\n- d\n')
  await writing(page).getByText('a', { exact: true }).click()
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  const heading = tools.getByRole('button', { name: 'Heading', exact: true })
  await heading.click()
  await expect.poll(() => markdown(page)).toBe('## a\n\n- b\n- d\n')
  await heading.click()
  await expect.poll(() => markdown(page)).toBe('a\n\n- b\n- d\n')

  await writing(page).getByText('b', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/smaller')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Part')
  await expect.poll(() => markdown(page)).toBe('a\n\n- b\n\n### Part\n\n- d\n')
})
