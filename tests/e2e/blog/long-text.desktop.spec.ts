import type { Page } from '@playwright/test'
import { expect, field, test } from '../accounts/support/test'
import { markdown, openEditor, writing } from './support'

const PARAGRAPH = 'Nobody in the **field** is watching it go. '.repeat(12).trim()
const LAST = 199

test('of a long text only what is seen is laid out, and the caret reaches every part of it', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  const paragraphs = writing(page).locator('p')
  const isDrawn = (index: number) =>
    paragraphs
      .nth(index)
      .locator('strong')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await field(page, 'Content').fill(
    Array.from({ length: LAST + 1 }, (_, index) => `Part ${index}. ${PARAGRAPH}`).join('\n\n'),
  )
  await page.getByRole('button', { name: 'Use the editor' }).click()
  await expect(paragraphs).toHaveCount(LAST + 1)
  await paragraphs.nth(2).click()
  // Which parts are laid out, the browser decides once in a frame.
  await expect.poll(() => isDrawn(2)).toBe(true)
  await expect.poll(() => isDrawn(LAST)).toBe(false)

  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' The end.')
  await expect(paragraphs.nth(LAST)).toBeInViewport()
  await expect.poll(() => isDrawn(LAST)).toBe(true)
  await expectCaretFree(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('First of all: ')
  await expect(paragraphs.first()).toBeInViewport()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.type('In between.')
  await expectCaretFree(page)
  await expect(writing(page).getByText('In between.')).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+Shift+End')
  await page.keyboard.press('Delete')
  await expect.poll(() => markdown(page)).toMatch(/In between\.(\*\*)?\n$/)
  await page.keyboard.press('ControlOrMeta+z')
  const text = String(await markdown(page))
  expect(text).toMatch(/^First of all: Part 0\./)
  expect(text).toMatch(/The end\.\n$/)
  expect(text.match(/Part \d+\./g)?.length).toBe(LAST + 1)
})

/** What is written stands between the tools above and the bar below. */
async function expectCaretFree(page: Page) {
  const [caret, above, below] = await page.evaluate(() => [
    getSelection()?.getRangeAt(0).getBoundingClientRect(),
    document.querySelector('.editor-bars')?.getBoundingClientRect(),
    document.querySelector('.post-bar')?.getBoundingClientRect(),
  ])
  expect(caret?.height).toBeGreaterThan(0)
  expect(caret?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
  expect(caret?.bottom).toBeLessThanOrEqual(below?.top ?? Number.NaN)
}
