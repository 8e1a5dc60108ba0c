import { expect, test } from '../accounts/support/test'
import { markdown, openEditor, paste, writing } from './support'

test('code is linked, and the address of linked code is changed', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await writing(page).click()
  await paste(page, { 'text/plain': 'See `core` and [`call`](https://a.example/old).' })
  const address = page.getByLabel('Address, or words to look for on this site')

  await writing(page).locator('code').filter({ hasText: 'core' }).dblclick()
  await page.keyboard.press('Control+k')
  await address.fill('https://a.example/core')
  await page.getByRole('button', { name: 'Add link' }).click()
  await expect
    .poll(() => markdown(page))
    .toBe('See [`core`](https://a.example/core) and [`call`](https://a.example/old).\n')

  await writing(page).locator('code').filter({ hasText: 'call' }).dblclick()
  await page.keyboard.press('Control+k')
  await expect(address).toHaveValue('https://a.example/old')
  await address.fill('https://a.example/new')
  await page.getByRole('button', { name: 'Change link' }).click()
  await expect
    .poll(() => markdown(page))
    .toBe('See [`core`](https://a.example/core) and [`call`](https://a.example/new).\n')
})

test('a command that comes before the browser has said what was chosen applies to what was chosen', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add())
  await writing(page).click()
  await paste(page, { 'text/plain': 'See `core`, and the rest.' })

  const code = writing(page).locator('code')
  await code.evaluate((element) => {
    document.getSelection()?.selectAllChildren(element)
    const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', keys))
  })
  await page.getByLabel('Address, or words to look for on this site').fill('https://a.example/core')
  await page.getByRole('button', { name: 'Add link' }).click()
  await expect.poll(() => markdown(page)).toBe('See [`core`](https://a.example/core), and the rest.\n')

  await writing(page).press('Control+End')
  await code.evaluate((element) => {
    document.getSelection()?.selectAllChildren(element)
    document.querySelector<HTMLElement>('[role=toolbar] [aria-label=Code]')?.click()
  })
  await expect.poll(() => markdown(page)).toBe('See [core](https://a.example/core), and the rest.\n')
})

test('signs within code stay signs when it is pasted', async ({ page, accounts }) => {
  await openEditor(page, await accounts.add())
  await writing(page).click()
  await paste(page, { 'text/html': '<p>Call <code>f(**a**, https://a.example)</code></p>' })
  await expect.poll(() => markdown(page)).toBe('Call `f(**a**, https://a.example)`\n')
})
