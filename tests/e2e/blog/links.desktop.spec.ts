import { expect, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { beginText, markdown, paste, writing } from './support'

test('code is linked, and the address of linked code is changed', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
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

test('an address that is read as such says where it leads to now', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, { 'text/plain': 'Go to https://a.example/old, or [there](https://a.example/old).' })
  const address = page.getByLabel('Address, or words to look for on this site')
  for (const place of [0, 1]) {
    await writing(page).locator('a').nth(place).click()
    await page.keyboard.press('Control+k')
    await expect(address).toHaveValue('https://a.example/old')
    await address.fill('https://a.example/new')
    await page.getByRole('button', { name: 'Change link' }).click()
  }
  await expect.poll(() => markdown(page)).toBe('Go to <https://a.example/new>, or [there](https://a.example/new).\n')
})

test('a command that comes before the browser has said what was chosen applies to what was chosen', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
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
  await beginText(page, await accounts.add())
  await paste(page, { 'text/html': '<p>Call <code>f(**a**, https://a.example)</code></p>' })
  await expect.poll(() => markdown(page)).toBe('Call `f(**a**, https://a.example)`\n')
})

test('what is typed behind a link is not part of it, and some of its words are taken out of it', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Address, or words to look for on this site')
  await address.fill('https://a.example/core')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' for more.')
  await expect.poll(() => markdown(page)).toBe('See <https://a.example/core> for more.\n')

  await writing(page).press('Control+a')
  await paste(page, { 'text/plain': 'Read [one two](https://a.example/1) and [three](https://a.example/3)' })
  await writing(page).press('End')
  await page.keyboard.type('!')
  await expect
    .poll(() => markdown(page))
    .toBe('Read [one two](https://a.example/1) and [three](https://a.example/3)!\n')

  // Right behind a link another one begins.
  await writing(page).press('Backspace')
  await page.keyboard.press('Control+k')
  await expect(address).toHaveValue('')
  await address.fill('https://a.example/4')
  await page.keyboard.press('Enter')
  await expect.poll(() => markdown(page)).toContain('[three](https://a.example/3)<https://a.example/4>')
  for (let sign = 0; sign < 'https://a.example/4'.length; sign += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('!')
  await expect.poll(() => markdown(page)).toContain('[three](https://a.example/3)!')

  // A panel that is open goes on with the link that is chosen then.
  await writing(page).getByText('one two').click()
  await page.keyboard.press('Control+k')
  await expect(address).toHaveValue('https://a.example/1')
  await writing(page).getByText('three').click()
  await page.keyboard.press('Control+k')
  await expect(address).toHaveValue('https://a.example/3')
  await expect(address).toBeFocused()
  await address.fill('no address')
  await page.getByRole('button', { name: 'Change link' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/Please enter an address/)
  await page.keyboard.press('Escape')

  await writing(page)
    .getByText('one two')
    .dblclick({ position: { x: 3, y: 5 } })
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect
    .poll(() => markdown(page))
    .toBe('Read one[ two](https://a.example/1) and [three](https://a.example/3)!\n')
})

test('far down in a text the words that are linked stay in sight below the panel, and marked', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line} says **this${line}** and no more.`)
  await paste(page, { 'text/plain': lines.join('\n\n') })
  const words = writing(page).getByText('this40', { exact: true })
  await words.dblclick()
  // Just below the tools, where the panel opens.
  await words.evaluate((element) => {
    const bars = document.querySelector('.editor-bars')?.getBoundingClientRect().bottom ?? 0
    scrollBy(0, element.getBoundingClientRect().top - bars - 8)
  })
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('group', { name: 'Link' })
  await expect(panel.getByLabel('Address, or words to look for on this site')).toBeFocused()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expect(writing(page).locator('.editor-chosen')).toHaveText('this40')
  const expectClear = async () => {
    const [above, below] = [await panel.boundingBox(), await words.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }
  await expectClear()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400)
  // What is found makes the panel taller.
  await page.keyboard.type('battery')
  await expect(panel.getByRole('list', { name: 'Pages of this site' })).toBeVisible()
  await expectNoViolations(page, 'the panel of a link')
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expectClear()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://a.example/40')
  await page.keyboard.press('Enter')
  await expect(writing(page).getByRole('link', { name: 'this40' })).toBeVisible()
  await expect(writing(page).locator('.editor-chosen')).toHaveCount(0)
})

test('an address that is mended leads where it says, and one without its link has none for readers', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('See https://a.exmple/x now')
  for (let sign = 0; sign < 'mple/x now'.length; sign += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('a')
  await page.keyboard.press('Control+End')
  await expect.poll(() => markdown(page)).toBe('See <https://a.example/x> now\n')
  await page.keyboard.press('Enter')
  await page.keyboard.type('or www.b.example')
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => markdown(page))
    .toBe('See <https://a.example/x> now\n\nor [www.b.example](http://www.b.example)\n')

  await writing(page).getByText('https://a.example/x', { exact: true }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => markdown(page)).toContain('See https\\://a.example/x now')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  const shown = page.getByRole('tabpanel').filter({ visible: true })
  await expect(shown.getByRole('link', { name: 'www.b.example' })).toBeVisible()
  await expect(shown.getByText('See https://a.example/x now', { exact: true })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'https://a.example/x' })).toHaveCount(0)
})
