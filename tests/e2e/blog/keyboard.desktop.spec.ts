import type { Locator, Page } from '@playwright/test'
import { expect, field, test } from '../accounts/support/test'
import { beginText, markdown, openEditor, writing } from './support'

/** More stops than there are between any two fields. */
const FAR = 40

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true })
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Goes on with Tab until a control has the keys. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let stop = 0; stop < FAR && !(await hasFocus(control)); stop += 1) await page.keyboard.press(key)
  await expect(control).toBeFocused()
}

/** From the text to a tool, by the arrows, and uses it. */
async function useTool(page: Page, name: string) {
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Home')
  for (let step = 0; step < FAR && !(await hasFocus(tool(page, name))); step += 1)
    await page.keyboard.press('ArrowRight')
  await expect(tool(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
}

test('the tools are one stop, in which arrows, Home and End move, and Escape leads back to where one wrote', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await expect(writing(page)).toHaveAccessibleDescription(/Alt\+F10 leads to the tools.*arrow keys lead out/)
  await tabTo(page, tools(page).locator('[tabindex="0"]'))
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type('Quiet keys')
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Bold')).toBeFocused()
  for (const [key, name] of [
    ['ArrowRight', 'Italic'],
    ['ArrowRight', 'Strike through'],
    ['ArrowLeft', 'Italic'],
    ['End', 'Edit as Markdown'],
    ['ArrowRight', 'Bold'],
    ['ArrowLeft', 'Edit as Markdown'],
    ['Home', 'Bold'],
    ['ArrowRight', 'Italic'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tool(page, name), key).toBeFocused()
    await expect(tools(page).locator('[tabindex="0"]')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type(' are ')
  // The tool that was used last is the stop.
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Italic')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tool(page, 'Italic')).toHaveAttribute('aria-pressed', 'true')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type('good')
  await expect.poll(() => markdown(page)).toBe('Quiet keys are *good*\n')
})

test('a post with a link, a table and a picture is written, named and saved without a pointer', async ({
  page,
  accounts,
}) => {
  test.slow()
  const author = await accounts.add()
  await openEditor(page, author)
  const title = field(page, 'Title')
  await tabTo(page, title)
  await page.keyboard.type(`By keys ${author.username}`)
  await tabTo(page, writing(page))
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Address, or words to look for on this site')).toBeFocused()
  await page.keyboard.type('https://a.example/core')
  await page.keyboard.press('Enter')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type(' first.')
  await page.keyboard.press('Enter')

  await useTool(page, 'Table')
  await expect(writing(page)).toBeFocused()
  for (const cell of ['Name', 'Weight', 'Note', 'Mic']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => markdown(page)).toContain('| Name | Weight | Note |\n| - | - | - |\n| Mic | | |')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowDown')

  const chosen = page.waitForEvent('filechooser')
  await useTool(page, 'Picture')
  await (await chosen).setFiles('public/icon-512.png')
  await expect(page.getByLabel('What does it show?')).toBeFocused()
  await page.keyboard.type('A sine')
  await page.keyboard.press('Enter')
  await expect.poll(() => markdown(page)).toMatch(/!\[A sine\]\(\/media\/\S+\)\n$/)
  await expect(writing(page)).toBeFocused()
  // What it shows is put right: the picture is chosen by an arrow, its fields stand before the text.
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('group', { name: 'Picture' }).getByLabel('Shows'), 'Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' wave')
  await page.keyboard.press('Enter')
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type('The end.')
  const written = await markdown(page)

  await tabTo(page, page.getByRole('button', { name: 'Create Post', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
  const [stored] = await accounts.sql`select title, content from articles where author_id = ${author.id}`
  expect(stored).toEqual({ title: `By keys ${author.username}`, content: written })
  expect(written).toMatch(/^See <https:\/\/a\.example\/core> first\.\n\n\| Name /)
  expect(written).toMatch(/!\[A sin wave\]\(\/media\/\S+\)\n\nThe end\.\n$/)
})

test('whoever chooses no picture goes on where one can be chosen, and Escape leads back to the text', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await tabTo(page, writing(page))
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.type(`Line ${line}`)
    await page.keyboard.press('Enter')
  }
  const chosen = page.waitForEvent('filechooser')
  await useTool(page, 'Picture')
  await (await chosen).setFiles([])
  const again = page.getByRole('button', { name: 'Choose a picture' })
  await expect(again).toBeFocused()
  await expect(again).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(again).toHaveCount(0)
  await expect(writing(page)).toBeFocused()
})

test('enlarged to four times its size, the editor shows the field of a link and the line that is written', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await page.setViewportSize({ width: 320, height: 256 })
  await writing(page).focus()
  for (let line = 0; line < 12; line += 1) {
    await page.keyboard.type(`Line ${line}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('The last one')
  await expect(writing(page).getByText('The last one')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Address, or words to look for on this site')
  await expect(address).toBeFocused()
  await expect(address).toBeInViewport({ ratio: 1 })
  const isInFront = await address.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === field
  })
  expect(isInFront).toBe(true)
})

test('Tab indents what is written as code, and arrow keys lead out of it', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('```js ')
  await page.keyboard.type('if (a) {')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('publish()')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('}')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Behind.')
  await expect.poll(() => markdown(page)).toBe('```js\nif (a) {\n  publish()\n}\n```\n\nBehind.\n')
  await page.keyboard.press('Tab')
  await expect(writing(page)).not.toBeFocused()
  await expect(field(page, 'Status')).toHaveValue('draft')
})

test('Tab moves an item of a list, and stays with one that cannot be moved', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('- ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('plain')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('below')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('last')
  await expect.poll(() => markdown(page)).toBe('- plain\n  - below\n- last\n')
  await expect(field(page, 'Status')).toHaveValue('draft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
})
