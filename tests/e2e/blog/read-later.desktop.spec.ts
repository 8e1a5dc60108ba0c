import type { Page } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { beginText, bring, markdown, writing } from './support'

type Step = { type: string } | { key: string; ctrlKey?: boolean } | 'blur'

/** Types and goes on before any timer can run, as on a busy machine; what the editor has read then, and what the form sends. */
const typeAndGoOn = (page: Page, words: readonly string[], ...steps: Step[]) =>
  writing(page).evaluate(
    async (element, { words, steps }) => {
      const { editor } = element as typeof element & { editor: { getText: () => string } }
      for (const word of words) {
        // The browser tells of no command of a script before.
        const event = { inputType: 'insertText', data: word, bubbles: true, cancelable: true }
        element.dispatchEvent(new InputEvent('beforeinput', event))
        document.execCommand('insertText', false, word)
        // The library reads as soon as the browser has told of it.
        await new Promise<void>(queueMicrotask)
      }
      const read = editor.getText()
      for (const step of steps) {
        if (step === 'blur') element.blur()
        else if ('key' in step)
          element.dispatchEvent(new KeyboardEvent('keydown', { ...step, bubbles: true, cancelable: true }))
        else element.dispatchEvent(new Event(step.type, { bubbles: true }))
      }
      const form = document.querySelector<HTMLTextAreaElement>('textarea[name="content"]')?.form
      return { read, sent: String(new FormData(form ?? undefined).get('content')), after: editor.getText() }
    },
    { words, steps },
  )

test.beforeEach(async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('One.')
})

test('a letter is shown before it is read, and read soon after', async ({ page }) => {
  const { read } = await typeAndGoOn(page, ['a', 'ñ', '7'])
  expect(read).toBe('One.')
  await expect(writing(page)).toHaveText('One.añ7')
  await expect.poll(() => markdown(page)).toBe('One.añ7\n')
})

test('whoever asks for the text has all of its letters', async ({ page }) => {
  const { read, sent } = await typeAndGoOn(page, ['x', 'y'])
  expect(read).toBe('One.')
  expect(sent).toBe('One.xy\n')
})

test('a command finds the letters that were typed before it', async ({ page }) => {
  const { read, after } = await typeAndGoOn(page, ['x', 'y'], { key: 'Enter' })
  expect(read).toBe('One.')
  expect(after).toBe('One.xy\n\n')
  await page.keyboard.type('Two')
  await expect.poll(() => markdown(page)).toBe('One.xy\n\nTwo\n')
})

test('what is taken back just after a letter is that letter', async ({ page }) => {
  const { after } = await typeAndGoOn(page, ['x'], { key: 'z', ctrlKey: true })
  expect(after).not.toContain('x')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => markdown(page)).toBe('One.x\n')
})

test('an address that is left at once is a link with its last letter', async ({ page }) => {
  const { after, sent } = await typeAndGoOn(page, [' https://example.com/', 'a', 'b'], 'blur')
  expect(after).toBe('One. https://example.com/ab')
  expect(sent).toBe('One. <https://example.com/ab>\n')
})

for (const type of ['pointerdown', 'click', 'copy', 'cut', 'paste', 'dragstart', 'drop', 'compositionstart'])
  test(`the text is read before ${type}`, async ({ page }) => {
    await writing(page).evaluate((element, type) => {
      const told = element as typeof element & { editor: { getText: () => string } }
      const hear = (event: Event) => {
        event.stopImmediatePropagation()
        element.setAttribute('data-heard', told.editor.getText())
      }
      element.addEventListener(type, hear, { once: true, capture: true })
    }, type)
    const { read } = await typeAndGoOn(page, ['x'], { type })
    expect(read).toBe('One.')
    await expect(writing(page)).toHaveAttribute('data-heard', 'One.x')
  })

test('the first letter of a block, signs, and what a menu looks for are read at once', async ({ page }) => {
  expect((await typeAndGoOn(page, ['!'])).read).toBe('One.!')
  await page.keyboard.press('Enter')
  expect((await typeAndGoOn(page, ['x'])).read).toBe('One.!\n\nx')
  await page.keyboard.press('Enter')
  expect((await typeAndGoOn(page, ['/', 'q'])).read).toBe('One.!\n\nx\n\n/q')
})

test('a letter behind a link is never shown as part of it', async ({ page }) => {
  await page.keyboard.type(' [words](https://example.com) ')
  await page.keyboard.press('ArrowLeft')
  const { read } = await typeAndGoOn(page, ['x'])
  expect(read).toBe('One. wordsx ')
  await expect(writing(page).getByRole('link')).toHaveText('words')
})

test('a picture that comes just after a letter leaves the cursor behind it', async ({ page }) => {
  await bring(page, 'paste')
  await page.getByLabel('What does it show?').fill('A dot')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add picture' }).click()
  await writing(page).getByText('One.').click()
  await page.keyboard.press('End')
  await writing(page).evaluate((element) => {
    const { json } = Response.prototype
    Response.prototype.json = async function () {
      const said = await json.call(this)
      Response.prototype.json = json
      element.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'x', bubbles: true }))
      document.execCommand('insertText', false, 'x')
      return said
    }
  })
  held.resolve()
  await expect(writing(page).locator('figure')).toHaveCount(1)
  await page.keyboard.type('y')
  await expect.poll(() => markdown(page)).toMatch(/^One\.xy\n\n!\[A dot\]/)
})
