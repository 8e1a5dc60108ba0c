import { expect, field, test } from '../accounts/support/test'
import { markdown, openEditor, paste, writing } from './support'

test('the source and the editor keep the place, the history and the text of each other', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  const [toSource, toEditor] = ['Edit as Markdown', 'Use the editor'].map((name) => page.getByRole('button', { name }))
  const source = field(page, 'Content')
  const offset = () => source.evaluate((area) => area instanceof HTMLTextAreaElement && area.selectionStart)
  const text = Array.from({ length: 60 }, (_, index) => `Part ${index} goes on.`).join('\n\n')
  await toSource?.click()
  await source.fill(text)
  await toEditor?.click()
  const line = writing(page).getByText('Part 30 goes on.', { exact: true })
  await line.click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')

  await toSource?.click()
  await expect(source).toBeFocused()
  const written = `${text.replace('Part 30 goes on.', 'Part 30 goes on.!')}\n`
  await expect(source).toHaveValue(written)
  expect(await offset()).toBe(written.indexOf('!') + 1)
  await expect(source).toBeInViewport({ ratio: 0.9 })
  expect(await source.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)

  // Nothing was changed there: all is as it was.
  await toEditor?.click()
  await expect(writing(page)).toBeFocused()
  await expect(writing(page).getByText('Part 30 goes on.!')).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(line).toBeInViewport()
  await page.keyboard.type(' More.')
  await expect(writing(page).getByText('Part 30 goes on. More.', { exact: true })).toBeInViewport()

  await toSource?.click()
  await source.evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(0, 0)
  })
  await page.keyboard.type('New. ')
  await toEditor?.click()
  await page.keyboard.type('Newer. ')
  await expect(writing(page).getByText('New. Newer. Part 0 goes on.')).toBeInViewport()
  expect(await markdown(page)).toContain('New. Newer. Part 0 goes on.\n\nPart 1')
})

test('what was written in the source is undone in the editor, and so is what was written before', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  const [toSource, toEditor] = ['Edit as Markdown', 'Use the editor'].map((name) => page.getByRole('button', { name }))
  const source = field(page, 'Content')
  await writing(page).click()
  await paste(page, { 'text/plain': '## One\n\nTwo https\\://a.example here.' })
  await toSource?.click()
  await source.fill('## One\n\nThree')
  await toEditor?.click()
  await expect.poll(() => markdown(page)).toBe('## One\n\nThree')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => markdown(page)).toBe('## One\n\nTwo https\\://a.example here.\n')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => markdown(page)).toBe('')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => markdown(page)).toBe('## One\n\nThree')
  await expect(writing(page).getByRole('heading', { name: 'One' })).toBeVisible()
})

test('a file that is dropped beside the text does not take the page away', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await page.getByRole('button', { name: 'Picture' }).filter({ visible: true }).first().click()
  /** Whether the browser does with a file what it does by itself, which is to open it. */
  const opens = (at: string, type: 'dragover' | 'drop', name = 'a.pdf') =>
    page
      .locator(at)
      .first()
      .evaluate(
        (element, { type, name }) => {
          const dataTransfer = new DataTransfer()
          if (name) dataTransfer.items.add(new File(['x'], name))
          return element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
        },
        { type, name },
      )
  for (const type of ['dragover', 'drop'] as const) {
    for (const at of ['.editor-foot', '.editor-area', 'form.post-form', 'main'])
      expect(await opens(at, type), `${type} on ${at}`).toBe(false)
    expect(await opens('.picture-panel input[type=file]', type)).toBe(true)
    expect(await opens('.editor-foot', type, '')).toBe(true)
  }
})
