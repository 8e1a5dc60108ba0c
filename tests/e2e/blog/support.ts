import type { Locator, Page } from '@playwright/test'
import type { Accounts, Person } from '@/tests/support/people'
import { expect, field, signIn } from '../accounts/support/test'
import { expectHydrated } from '../support/list'

/** The page on which the text is written. */
export const writing = (page: Page) =>
  page.getByRole('textbox', { name: 'Content', exact: true }).filter({ visible: true })

/** Signs in and opens a page of the Content Dashboard, its editor ready where it has one. */
export async function openBlog(page: Page, person: Person, address: string) {
  await signIn(page, person, address)
  await expectHydrated(page)
}

export async function openEditor(page: Page, person: Person, address = '/admin/blog/new') {
  await openBlog(page, person, address)
  await page.locator('.editor-area').waitFor()
}

/** Opens the editor of a new post, with the cursor in its text. */
export async function beginText(page: Page, person: Person) {
  await openEditor(page, person)
  await writing(page).click()
}

/** Goes to another page of it without signing in again. */
export async function goToEditor(page: Page, address: string) {
  await page.goto(address)
  await page.locator('.editor-area').waitFor()
}

export const save = (page: Page, name = 'Save changes') => page.getByRole('button', { name, exact: true }).click()

/** The id of a post of somebody who has one. */
export async function postOf({ sql }: Accounts, { id }: Person): Promise<string> {
  const [post] = await sql<{ id: string }[]>`select id from articles where author_id = ${id}`
  if (!post) throw new Error('No post.')
  return post.id
}

/** Writes and stores a post of somebody who signs in for it, and stays in its editor; the path of that. */
export async function beginPost(page: Page, person: Person, title: string) {
  await openEditor(page, person)
  await field(page, 'Title').fill(title)
  await writing(page).click()
  await page.keyboard.type('The first text.')
  await save(page, 'Create Post')
  await page.waitForURL(/\/edit$/)
  await page.locator('.editor-area').waitFor()
  return new URL(page.url()).pathname
}

/** The text of somebody's only post, as it is stored. */
export const storedText = async ({ sql }: Accounts, { id }: Person) =>
  (await sql<{ content: string }[]>`select content from articles where author_id = ${id}`)[0]?.content

/** The text as it will be sent. */
export const markdown = (page: Page) =>
  page
    .locator('form.post-form')
    .filter({ visible: true })
    .evaluate((form) => form instanceof HTMLFormElement && new FormData(form).get('content'))

/** Pastes into the text what a clipboard holds, by type. */
export async function paste(page: Page, data: Record<string, string>) {
  await writing(page).evaluate(async (element, given) => {
    // Nobody pastes within the task in which a key has moved the cursor, of which the browser tells a task later.
    await new Promise(requestAnimationFrame)
    if (!element.checkVisibility()) throw new Error('The editor has taken its place meanwhile.')
    const clipboard = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboard.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, data)
}

/** Copies or cuts what is chosen. Gives what the clipboard then holds, by type. */
export const take = (page: Page, way: 'copy' | 'cut') =>
  writing(page).evaluate((element, way) => {
    const clipboard = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent(way, { clipboardData: clipboard, bubbles: true, cancelable: true }))
    return Object.fromEntries(clipboard.types.map((type) => [type, clipboard.getData(type)]))
  }, way)

/** The toast on show stands on the screen whole, and leaves a button free. */
export async function expectClear(page: Page, button: Locator) {
  const toast = page.locator('[data-sonner-toast][data-visible=true]')
  await expect(toast).toHaveCount(1)
  await expect(toast).toBeInViewport({ ratio: 1 })
  await button.scrollIntoViewIfNeeded()
  const isApart = async () => {
    const [one, other] = [await toast.boundingBox(), await button.boundingBox()]
    if (!one || !other) throw new Error('One of them is not shown.')
    return (
      one.y + one.height < other.y ||
      other.y + other.height < one.y ||
      one.x + one.width < other.x ||
      other.x + other.width < one.x
    )
  }
  // It comes from the edge of the window, which takes a moment.
  await expect.poll(isApart).toBe(true)
}

/** A picture file from the clipboard, or dropped at the last line. */
export async function bring(page: Page, way: 'paste' | 'drop', files = 1, into = writing(page)) {
  await into.evaluate(
    (element, { way, base64, files }) => {
      if (!element.checkVisibility()) throw new Error('The editor has taken its place meanwhile.')
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const given = new DataTransfer()
      for (let file = 0; file < files; file += 1)
        given.items.add(new File([bytes], `${file}.png`, { type: 'image/png' }))
      const { left, top } = (element.lastElementChild ?? element).getBoundingClientRect()
      const how = { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 }
      element.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: given })
          : new DragEvent('drop', { ...how, dataTransfer: given }),
      )
    },
    { way, base64: PIXEL.toString('base64'), files },
  )
}

/** One red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)
