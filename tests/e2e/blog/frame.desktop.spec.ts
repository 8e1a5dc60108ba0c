import type { Page } from '@playwright/test'
import { expect, expectToast, test } from '../accounts/support/test'
import { addPosts } from './listed-posts'
import { beginText, openBlog, openEditor, save } from './support'

const SHEET = 20

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (!found) throw new Error(`${selector} is not shown.`)
  return found
}

for (const role of ['user', 'admin'] as const) {
  test(`the page scrolls and not the table, whose head stays below the header, for a ${role}`, async ({
    page,
    accounts,
  }) => {
    const author = await accounts.add({ role })
    await addPosts(accounts, author, SHEET)
    await openBlog(page, author, '/admin/blog')
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(SHEET)

    await page.evaluate(() => scrollTo(0, 600))
    const [header, head] = [await box(page, '.site-header'), await box(page, '.admin-table thead th')]
    expect(head.y).toBeCloseTo(header.y + header.height, 0)
    // Shift+Tab reaches what lies behind the head, and brings it out from there.
    await rows.nth(12).getByRole('link', { name: 'Edit' }).focus()
    for (let row = 12; row > 4; row -= 1) for (let act = 0; act < 4; act += 1) await page.keyboard.press('Shift+Tab')
    const focused = await box(page, ':focus')
    const now = await box(page, '.admin-table thead th')
    expect(focused.y).toBeGreaterThanOrEqual(now.y + now.height)
    // Where it has not the room for sure, it scrolls sideways, and the page does not.
    await page.setViewportSize({ width: 800, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
    const frame = page.getByRole('region', { name: 'Posts' })
    expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })
}

test('what is denied begins within the frame where every other page of it does', async ({ page, accounts }) => {
  await openBlog(page, await accounts.add({ role: 'moderator' }), '/admin/blog')
  const { x, y } = await box(page, '.blog-head')
  for (const path of ['/admin/blog/analytics', '/admin/payments', '/admin/blog/nothing/preview']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    const denied = await box(page, '.page-frame')
    expect([denied.x, denied.y]).toEqual([x, y])
    const words = await box(page, '.page-frame h1')
    expect(words.x).toBe(x)
  }
})

test('the link panel names what it finds as the search does, and says when there is nothing', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Address, or words to look for on this site')
  await address.fill('monitor')
  const found = page.getByRole('list', { name: 'Pages of this site' }).getByRole('button')
  await expect(found.first()).toContainText(/ (Review|Article|News|Topic|Product|Person)$/)
  await expect(address).toHaveAccessibleDescription(`${await found.count()} pages of this site found`)
  // The arrows lead to what was found and back, as in the search.
  await address.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(address).toBeFocused()
  await address.fill('zzqqxxyy')
  await expect(address).toHaveAccessibleDescription('No page of this site found')
  await expect(found).toHaveCount(0)
})

test('what the panels of a link and of a video refuse is heard, though the keys stay in their field', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nowhere')
  await page.keyboard.press('Enter')
  const link = page.getByRole('group', { name: 'Link' })
  await expect(link.getByRole('status')).toHaveText(/^Please enter an address that begins with https:/)
  await expect(link.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.type('/video')
  await page.keyboard.press('Enter')
  const video = page.getByRole('group', { name: 'Add a video' })
  await video.getByLabel('Address of the video').press('Enter')
  await expect(video.getByRole('status')).toHaveText('Please enter the address of a video on YouTube or Vimeo.')
})

test('the form of the dashboard says of a save that waits what the editor says', async ({ page, accounts }) => {
  await openBlog(page, await accounts.add(), '/dashboard')
  await page.getByLabel('Title', { exact: true }).fill('Away')
  await page.getByLabel('Content', { exact: true }).fill('A text.')
  await page.context().setOffline(true)
  await save(page, 'Create Post')
  await expect(page.getByText('Not saved yet. It is sent again as soon as the server answers.')).toBeVisible()
})

test('the switch between the two forms of a text leaves its label in place', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  const label = () => page.locator('.content-field').getByText('Content', { exact: true }).filter({ visible: true })
  const top = async () => (await label().boundingBox())?.y ?? Number.NaN
  await page.evaluate(() => scrollTo(0, 0))
  const before = await top()
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const back = page.getByRole('button', { name: 'Use the editor' })
  await expect(back).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  expect(Math.abs((await top()) - before)).toBeLessThan(4)
  await back.click()
  await expect(page.locator('.editor-area')).toBeVisible()
})

test('an error that stays leaves the button that leads up free, also where the bar of the form is out of sight', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openEditor(page, await accounts.add())
  await save(page, 'Create Post')
  await expectToast(page, 'Error')
  await page.locator('.site-footer').getByRole('link').last().focus()
  const [up, toast] = [
    page.getByRole('button', { name: 'Scroll to top' }),
    page.locator('.toast-host .toast[data-type=error]'),
  ]
  await expect(up).toBeVisible()
  const overlap = async () => {
    const [one, other] = [await up.boundingBox(), await toast.boundingBox()]
    return one && other ? other.y + other.height - one.y : Number.NaN
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})
