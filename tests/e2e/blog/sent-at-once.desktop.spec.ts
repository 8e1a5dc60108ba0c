import type { Page } from '@playwright/test'
import type { Person } from '@/tests/support/people'
import { expect, expectToast, field, test } from '../accounts/support/test'
import { beginPost, goToEditor, openEditor, save, storedText, writing } from './support'

const offerOn = (page: Page) => page.getByRole('region', { name: 'Text that was not posted' }).filter({ visible: true })

const begin = (page: Page, author: Person) => beginPost(page, author, `At once ${author.username}`)

/** Pastes and presses Ctrl+S before anything else can run, as quick fingers do. */
const pasteAndSave = (page: Page, text: string) =>
  writing(page).evaluate((element, text) => {
    const clipboard = new DataTransfer()
    clipboard.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }))
  }, text)

const loseConnection = (page: Page) =>
  page.route('**/admin/blog/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )

test('what was pasted just before a save that does not reach the server is there after the tab was closed', async ({
  page,
  context,
  accounts,
}) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await loseConnection(page)
  await field(page, 'Title').fill('Sent at once')
  await pasteAndSave(page, 'A whole article.')
  await expect(page.getByText('The server did not answer. Your text is kept here.')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await goToEditor(next, '/admin/blog/new')
  await expect(offerOn(next)).toContainText('A whole article.')
  await offerOn(next).getByRole('button', { name: 'Restore' }).click()
  await expect(writing(next)).toHaveText('A whole article.')
  await expect(field(next, 'Title')).toHaveValue('Sent at once')
})

test('what was typed just before a save that somebody else overtook is offered after a reload', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await begin(page, author)
  await accounts.sql`
    update articles set content = 'Stored meanwhile.', version = version + 1 where author_id = ${author.id}`
  await pasteAndSave(page, 'Of my own. ')
  await expect(page.getByRole('region', { name: 'Two versions of this post' })).toContainText('Of my own.')
  await page.reload()
  await expect(writing(page)).toHaveText('Stored meanwhile.')
  await expect(offerOn(page)).toContainText('Of my own.')
})

test('what was typed just before a save that went well is no draft', async ({ page, accounts }) => {
  const author = await accounts.add()
  const path = await begin(page, author)
  await pasteAndSave(page, 'Saved at once. ')
  await expectToast(page, 'Post updated')
  await goToEditor(page, path)
  await expect(writing(page)).toContainText('Saved at once.')
  await expect(offerOn(page)).toHaveCount(0)
  expect(await accounts.sql`select target from drafts where user_id = ${author.id}`).toEqual([])
})

test('text that goes to the Markdown field at once is a draft', async ({ page, context, accounts }) => {
  const author = await accounts.add()
  await openEditor(page, author)
  await loseConnection(page)
  await page.evaluate(() => {
    const area = document.querySelector('.editor-area')
    const clipboard = new DataTransfer()
    clipboard.setData('text/plain', 'Looked at as Markdown.')
    area?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
    document.querySelector<HTMLElement>('[aria-label="Edit as Markdown"]')?.click()
  })
  await expect(writing(page)).toHaveValue('Looked at as Markdown.\n')
  await page.close()
  const next = await context.newPage()
  await goToEditor(next, '/admin/blog/new')
  await expect(offerOn(next)).toContainText('Looked at as Markdown.')
})

test('a save without a connection is answered by the toast, on a page that has shown none yet', async ({
  page,
  context,
  accounts,
}) => {
  const author = await accounts.add()
  await goToEditor(page, await begin(page, author))
  await page.waitForFunction(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes('.toast-host')),
    ),
  )
  await context.setOffline(true)
  await save(page)
  await expectToast(page, 'Error')
  await expect(page.getByText('Failed to update post', { exact: true })).toBeVisible()
  await context.setOffline(false)
})

test('where the toast cannot come, the form says what became of a save', async ({ page, accounts }) => {
  const author = await accounts.add()
  const path = await begin(page, author)
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('.toast-host')) return route.abort('internetdisconnected')
    return route.fulfill({ response: answer })
  })
  await goToEditor(page, path)
  await loseConnection(page)
  await save(page)
  await expect(page.getByText('The server did not answer. Your text is kept here.')).toBeVisible()
  await expect(page.getByText('Not saved yet. It is sent again as soon as the server answers.')).toBeVisible()
  // A sheet may still be on its way through the filter above.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a connection that goes with a save takes no page away, and a save moves nobody from where they write', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await begin(page, author)
  const lines = Array.from({ length: 80 }, (_, at) => `Line ${at}.`)
  await writing(page).fill(lines.join('\n'))
  await writing(page).press('Control+End')
  await page.keyboard.type(' The last.')
  // The page that a save changes comes with its answer: nothing is left that could be asked for in vain.
  await page.route('**/admin/blog/**', (route) =>
    route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.fallback(),
  )
  // What is far above is not laid out yet: how far the page is scrolled changes with it, not what is seen.
  const caret = () => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top)
  const before = await caret()
  expect(before).toBeGreaterThan(500)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Post updated')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  expect(await caret()).toBe(before)
  await page.keyboard.type(' And more.')
  await expect(writing(page)).toContainText('The last. And more.')
  await page.keyboard.press('Control+s')
  await expect.poll(() => storedText(accounts, author)).toContain('And more.')
})
