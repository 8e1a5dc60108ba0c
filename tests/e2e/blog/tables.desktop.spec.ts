import type { Page } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { beginText, markdown, openEditor, paste, take, writing } from './support'

const TABLE = '| Name | Weight |\n| - | -: |\n| Mic | 300 g |\n'
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

/** A table with the cursor at the end of the cell that reads `words`. */
async function openTable(page: Page, words = 'Mic') {
  await writing(page).click()
  await paste(page, { 'text/plain': TABLE })
  await writing(page).getByText(words, { exact: true }).click()
  await page.keyboard.press('End')
}

test('what is pasted into a cell is one line of it, and the table stays whole', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await openTable(page)
  await paste(page, { 'text/html': '<span>rophone</span>' })
  await paste(page, { 'text/plain': ' and\n\nits stand' })
  await expect.poll(() => markdown(page)).toContain('| Microphone and its stand | 300 g |')
  await paste(page, { 'text/html': '<h2>Of</h2><ul><li>steel</li><li><b>and</b> wood</li></ul>' })
  await expect.poll(() => markdown(page)).toContain('| Microphone and its standOf steel **and** wood | 300 g |')
  await paste(page, { 'text/plain': '- **light**\n- `small`' })
  await expect
    .poll(() => markdown(page))
    .toBe('| Name | Weight |\n| - | -: |\n| Microphone and its standOf steel **and** wood**light** `small` | 300 g |\n')
})

test('an address that comes into a cell, or with other cells, is a link there', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await openTable(page)
  await paste(page, { 'text/plain': ' at https://a.example/x.' })
  await expect.poll(() => markdown(page)).toContain('Mic at <https://a.example/x>. |')
  await writing(page).getByText('300 g', { exact: true }).click()
  await paste(page, { 'text/html': '<table><tr><td>me@a.example</td></tr></table>' })
  await expect.poll(() => markdown(page)).toContain('<me@a.example>')
})

test('cells that are copied are laid over others, one by one', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await openTable(page)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(writing(page).locator('.selectedCell')).toHaveCount(2)
  const copied = await take(page, 'copy')
  await writing(page).getByText('300 g', { exact: true }).click()
  await page.keyboard.press('Tab')
  await paste(page, copied)
  await expect.poll(() => markdown(page)).toBe(`${TABLE}| Mic | 300 g |\n`)
})

test('what no cell can hold goes behind the table', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await openTable(page)
  await paste(page, { 'text/plain': '```js\nlisten()\n```' })
  await expect.poll(() => markdown(page)).toBe(`${TABLE}\n\`\`\`js\nlisten()\n\`\`\`\n`)

  await writing(page).getByText('Mic', { exact: true }).click()
  await tool(page, 'Line').click()
  await page.keyboard.type('Below')
  await expect.poll(() => markdown(page)).toBe(`${TABLE}\n---\n\nBelow\n\n\`\`\`js\nlisten()\n\`\`\`\n`)

  await writing(page).press('Control+a')
  await page.keyboard.press('Delete')
  await openTable(page, '300 g')
  await tool(page, 'Table').click()
  await expect.poll(async () => String(await markdown(page)).startsWith(`${TABLE}\n| `)).toBe(true)
})

test('signs of the menu are words in a cell, and a new head keeps how its columns stand', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await openTable(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await openTable(page, 'Weight')
  await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Row above' }).click()
  await writing(page).locator('th').nth(1).click()
  await page.keyboard.type('/heading')
  await expect(page.getByRole('option', { name: 'Heading', exact: true })).toHaveCount(0)
  await expect.poll(() => markdown(page)).toBe('| | /heading |\n| - | -: |\n| Name | Weight |\n| Mic | 300 g |\n')
  await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Delete row' }).click()
  await expect.poll(() => markdown(page)).toBe(TABLE)
  await expect(writing(page).locator('th')).toHaveText(['Name', 'Weight'])
})

test('code from an editor of programs stays code, text from there is text', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const from = (mode: string, text: string) => ({
    'text/plain': text,
    'text/html': `<div>${text}</div>`,
    'vscode-editor-data': JSON.stringify({ mode }),
  })
  await paste(page, from('python', '# starts\n- x\n    run(**all)'))
  await expect.poll(() => markdown(page)).toBe('```python\n# starts\n- x\n    run(**all)\n```\n')
  await writing(page).press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await paste(page, from('plaintext', 'One line.'))
  await expect.poll(() => markdown(page)).toBe('One line.\n')
  await paste(page, from('markdown', '\n\n## More'))
  await expect.poll(() => markdown(page)).toContain('## More')
})

test('where Markdown keeps no break, none is made', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('## One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('three')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.keyboard.type('four')
  for (const keys of ['Shift+Enter', 'Control+Enter']) await page.keyboard.press(keys)
  await page.keyboard.type('five')
  await expect(writing(page).locator('th').first()).toHaveText('four five')
  await expect.poll(() => markdown(page)).toContain('## One\n\ntwo\\\nthree\n\n| four five |')
})

test('Enter leads to the cell below, and below the last row to a new one', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await openTable(page, 'Weight')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' net')
  await page.keyboard.press('Enter')
  // An empty row makes no other.
  await page.keyboard.press('Enter')
  await page.keyboard.type('5 g')
  await expect.poll(() => markdown(page)).toBe('| Name | Weight |\n| - | -: |\n| Mic | 300 g net |\n| | 5 g |\n')
})
