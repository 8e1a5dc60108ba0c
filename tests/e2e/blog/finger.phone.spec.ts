import type { Locator, Page } from '@playwright/test'
import { expect, field, test } from '../accounts/support/test'
import { beginText, goToEditor, openEditor, writing } from './support'

/** A finger comes down on something, moves up by so many pixels, and leaves. */
async function swipeUp(page: Page, on: Locator, by: number) {
  const box = await on.boundingBox()
  if (!box) throw new Error('It is not shown.')
  const [x, from] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from - (by * step) / 8)
  await touch('touchEnd')
  await browser.detach()
}

test('a finger moves the menu of blocks, and what is tapped in it is put in', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Blocks' })
  await swipeUp(page, list.getByRole('option', { name: 'Quote', exact: true }), 120)
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
  await expect(writing(page)).toHaveText('/')
  await list.getByRole('option', { name: 'Table', exact: true }).tap()
  await expect(writing(page).locator('table')).toBeVisible()
  await expect(writing(page)).toBeFocused()
})

test('a finger that begins on the names after @ calls nobody, and a tap does', async ({ page, accounts }) => {
  const [author, other] = [await accounts.add(), await accounts.add()]
  await beginText(page, author)
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await writing(page).fill(`@${other.username.slice(0, -1)}`)
  const name = page.getByRole('listbox', { name: 'People' }).getByRole('option', { name: other.username })
  await swipeUp(page, name, 30)
  await expect(writing(page)).toHaveValue(`@${other.username.slice(0, -1)}`)
  await name.tap()
  await expect(writing(page)).toHaveValue(`@${other.username} `)
  await expect(writing(page)).toBeFocused()
})

test('the way to the top does not lie over the field that is typed in', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await beginText(page, await accounts.add())
  for (let line = 0; line < 10; line += 1) await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Address, or words to look for on this site')
  const rise = page.locator('.scroll-to-top')
  await expect(address).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-far')
  await expect(rise).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rise).toBeVisible()
})

test('the menu of blocks goes with the keys', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Blocks' })
  await expect(list).toBeVisible()
  await field(page, 'Title').tap()
  await expect(list).toHaveCount(0)
  await expect(writing(page)).not.toHaveAttribute('aria-controls')
  // And comes back with what is typed there.
  await writing(page).getByText('/').tap()
  await page.keyboard.press('End')
  await page.keyboard.type('ta')
  await expect(list.getByRole('option')).toHaveText(['Task list', 'Table'])
})

test('lines beside a wide table are whole again once somebody writes in them', async ({ page, accounts }) => {
  const author = await accounts.add()
  const cells = Array.from({ length: 9 }, (_, column) => `column${column}`)
  const row = `| ${cells.join(' | ')} |`
  const text = `A line.\n\n${row}\n|${' - |'.repeat(cells.length)}\n${row}\n`
  const [post] = await accounts.sql<{ id: string }[]>`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
    select gen_random_uuid(), 'article', ${`Wide ${author.username}`}, ${author.username}, ${text}, 'A text.',
      ${author.id}, id, '{}', 'draft' from categories where kind = 'article' and slug = 'technology' returning id`
  await openEditor(page, author)
  await goToEditor(page, `/admin/blog/${post?.id}/edit`)
  const moved = () => writing(page).evaluate(({ scrollLeft }) => scrollLeft)
  await writing(page).locator('td').last().tap()
  await page.keyboard.type('x')
  await expect.poll(moved).toBeGreaterThan(0)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('B')
  await expect.poll(moved).toBe(0)
})

test('no field has letters so small that a phone enlarges the page to show them', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const letters = (place: Locator) => place.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize))
  await page.keyboard.type('```')
  await page.keyboard.press('Enter')
  const language = page.locator('.context-field').filter({ visible: true }).first()
  await expect(language).toBeVisible()
  expect(await letters(language)).toBeGreaterThanOrEqual(16)
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  expect(await letters(writing(page))).toBeGreaterThanOrEqual(16)
})

test('a tool that has the focus is in sight as a whole, in bars that scroll sideways', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  const isWhole = (inner: Locator, outer: Locator) =>
    expect
      .poll(async () => {
        const [one, other] = [await inner.boundingBox(), await outer.boundingBox()]
        return one && other && one.x >= other.x && one.x + one.width <= other.x + other.width
      })
      .toBe(true)
  await page.keyboard.press('Alt+F10')
  const tools = await bar.getByRole('button').count()
  for (let at = 0; at < tools; at++) {
    await isWhole(bar.locator(':focus'), bar)
    await page.keyboard.press('ArrowRight')
  }
  await bar.getByRole('button', { name: 'Table' }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('group', { name: 'Table' })
  const acts = table.getByRole('button')
  await acts.first().focus()
  for (let at = 1; at < (await acts.count()); at++) {
    await page.keyboard.press('Tab')
    await isWhole(acts.nth(at), table)
  }
  for (let at = (await acts.count()) - 2; at >= 0; at--) {
    await page.keyboard.press('Shift+Tab')
    await isWhole(acts.nth(at), table)
  }
})
