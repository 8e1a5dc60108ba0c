import { openPage } from '../support/list'
import { expect, test } from '../support/test'

const SECTIONS = ['News', 'Reviews', 'Articles', 'Forum', 'Store']

// Every other kind of address that leads nowhere is held by tests/security, with its status and its words.
for (const address of ['/nope', '/reviews/no-such-review']) {
  test(`${address} is a true 404 with two ways on`, async ({ page, announce }) => {
    announce(address, 404)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(main.locator('a[href="/"]')).toBeVisible()
    await expect(main.locator('a[href="/sitemap"]')).toBeVisible()
    await expect(main.getByRole('list', { name: 'Where most go' }).getByRole('link')).toHaveText(SECTIONS)
    await expect(page.locator('meta[name=robots][content*=noindex]').first()).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page).toHaveTitle('Page not found | Fieldtest')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })
}

test('its search and its links lead on', async ({ page, announce }) => {
  announce('/nope', 404)
  await openPage(page, '/nope')
  await page.getByRole('main').locator('a[href="/sitemap"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap')
  await page.goBack()
  await page.getByRole('main').getByLabel('Search Fieldtest').fill('usb')
  await page.getByRole('main').getByLabel('Search Fieldtest').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=usb$/)
})
