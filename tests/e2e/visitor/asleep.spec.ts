import type { Page } from '@playwright/test'
import { UNTOUCHED_MS } from '@/lib/operations/wake-script'
import { signIn, test as withAccounts } from '../accounts/support/test'
import { first } from '../support/content'
import { expectAddress, expectSameDocument, markDocument } from '../support/list'
import { expect, test } from '../support/test'

const isAsleep = (page: Page) => page.evaluate(() => globalThis.asleep !== undefined)

/** Nothing but a sign of somebody wakes the pages that follow, however long their scripts take on a busy machine. */
const keepUntouchedAsleep = (page: Page) =>
  page.addInitScript((untouched) => {
    const wait = globalThis.setTimeout
    const orNever = (act: () => void, delay = 0) => (delay === untouched ? 0 : wait(act, delay))
    Object.assign(globalThis, { setTimeout: orNever })
  }, UNTOUCHED_MS)

/** Holds back the scripts of the pages that follow; what it gives lets them go. */
async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page that nobody has touched yet: none of its scripts run. */
async function openAsleep(page: Page, address: string) {
  await page.goto(address)
  expect(await isAsleep(page), 'asleep').toBe(true)
  await markDocument(page)
}

test('an untouched page is left alone for some seconds and wakes by itself', async ({ page }) => {
  await openAsleep(page, '/reviews')
  await expect.poll(() => isAsleep(page), { timeout: 10_000 }).toBe(false)
})

for (const [sign, give] of Object.entries<(page: Page) => Promise<void>>({
  'a pointer that moves': (page) => page.mouse.move(200, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  'a page that is scrolled': (page) => page.evaluate(() => scrollTo(0, 400)),
}))
  test(`${sign} wakes the page`, async ({ page }) => {
    await keepUntouchedAsleep(page)
    await openAsleep(page, '/reviews')
    await give(page)
    await expect.poll(() => isAsleep(page)).toBe(false)
  })

test('what is pressed first is done once the page is awake', async ({ page, content }) => {
  await openAsleep(page, '/reviews')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAddress(page, '/reviews')
  await expectSameDocument(page)

  const releaseScripts = await holdScripts(page)
  await openAsleep(page, `/reviews/${first(content.reviews).slug}`)
  await page.locator('#comments textarea').click()
  expect(await isAsleep(page), 'asleep').toBe(true)
  releaseScripts()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSameDocument(page)
})

test('a list that nobody woke is returned to as it was left', async ({ page }) => {
  await keepUntouchedAsleep(page)
  for (const address of ['/reviews?tab=popular', '/store?sort=price-low', '/forum?category=ai']) {
    // The pointer that comes to a link wakes the page, which on a busy machine is awake before the press.
    const releaseScripts = await holdScripts(page)
    await openAsleep(page, address)
    const first = page.getByRole('main').locator('h2 a, h3 a').first()
    const href = await first.getAttribute('href')
    await first.click()
    // Not until it has loaded: a picture that is made for the first time may take longer than a page sleeps.
    await page.waitForURL(`**${href}`, { waitUntil: 'domcontentloaded' })
    expect(await isAsleep(page), 'asleep').toBe(true)
    releaseScripts()
    await page.getByRole('link', { name: '← Back to' }).click()
    await expectAddress(page, address)
  }
})

test('what is chosen, typed or pressed as a short cut first is heard', async ({ page }) => {
  await openAsleep(page, '/reviews')
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await expect.poll(() => new URL(page.url()).search).not.toBe('')
  await expectSameDocument(page)

  await openAsleep(page, '/')
  await page.keyboard.press('Control+k')
  await expect(page.locator('#site-search')).toBeFocused()

  const releaseScripts = await holdScripts(page)
  await openAsleep(page, '/reviews')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.evaluate((element) => {
    let times = 0
    element.addEventListener('input', () => element.setAttribute('data-test-told', String(++times)))
  })
  await field.fill('phone')
  await expect(field).toHaveAttribute('data-test-told', '1')
  releaseScripts()
  await expect(field).toHaveAttribute('data-test-told', '2')
  await expect(field).toHaveValue('phone')
})

test('what is typed behind Ctrl+K stands in the search once the page is awake', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await openAsleep(page, '/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('moni')
  expect(await isAsleep(page), 'asleep').toBe(true)
  releaseScripts()
  await expect.poll(() => isAsleep(page)).toBe(false)
  await page.keyboard.type('tor')
  await expect(page.locator('#site-search')).toHaveValue('monitor')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/search?q=monitor')
})

test('what is typed behind the search button stands in the field, and searches', async ({ page }) => {
  for (const press of ['click', 'Enter'] as const) {
    const releaseScripts = await holdScripts(page)
    await openAsleep(page, '/about')
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
    if (press === 'click') await button.click()
    else await button.press(press)
    await page.keyboard.type('lap')
    expect(await isAsleep(page), 'asleep').toBe(true)
    releaseScripts()
    await expect.poll(() => isAsleep(page)).toBe(false)
    await page.keyboard.type('top')
    await expect(page.locator('#site-search')).toHaveValue('laptop')
    await button.click()
    await expectAddress(page, '/search?q=laptop')
  }
})

test('a shop that is opened first is announced, and opened once', async ({ page, context }) => {
  await context.route('**/go/**', (route) => route.fulfill({ body: 'The shop' }))
  await openAsleep(page, '/store')
  await page.locator('a[rel~="sponsored"]').first().click()
  await expect(page.locator('.toast-host .toast')).toHaveText('Opening affiliate link')
  expect(context.pages()).toHaveLength(2)
})

test('a press that the scripts never come for is done without them', async ({ page }) => {
  // Never answered.
  await page.route('**/_next/static/**/*.js', () => {})
  await openAsleep(page, '/reviews')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/sign-in', { waitUntil: 'commit' })
})

withAccounts("a member's page wakes when it has loaded", async ({ page, accounts }) => {
  await signIn(page, await accounts.add())
  await keepUntouchedAsleep(page)
  await page.goto('/reviews')
  await expect.poll(() => isAsleep(page)).toBe(false)
  await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toBeVisible()
})
