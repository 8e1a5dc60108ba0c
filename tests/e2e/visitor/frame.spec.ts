import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

const scrollTo = (top: number) => `scrollTo({ top: ${top}, behavior: 'instant' })`

test('the header is blurred once scrolled past 10 px and stays in place', async ({ page }) => {
  await openPage(page, '/')
  const header = page.locator('.site-header')
  await page.evaluate(scrollTo(8))
  await expect(header).toHaveCSS('backdrop-filter', 'none')
  await page.evaluate(scrollTo(14))
  await expect(header).toHaveCSS('backdrop-filter', /blur/)
  await page.evaluate(scrollTo(900))
  expect((await header.boundingBox())?.y).toBe(0)
  await page.evaluate(scrollTo(0))
  await expect(header).toHaveCSS('backdrop-filter', 'none')
})

test('an address within a page leads to just below the header', async ({ page, content }) => {
  await openPage(page, `/reviews/${first(content.reviews.filter(({ comments }) => comments > 0)).slug}#comments`)
  const comments = page.locator('#comments')
  const header = page.locator('.site-header')
  const between = async () => ((await comments.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0)
  await expect.poll(between).toBeLessThan(24)
  expect(await between()).toBeGreaterThanOrEqual(0)
})

test('scroll-to-top shows after 300 px and leads to the top', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(scrollTo(290))
  await expect(button).toBeHidden()
  await page.evaluate(scrollTo(320))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('a new path starts at its top and Back restores the scroll', async ({ page }) => {
  await openPage(page, '/reviews')
  await page.evaluate(scrollTo(700))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Articles' })
    .evaluate((link: HTMLElement) => link.click())
  await expectAddress(page, '/articles')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expectAddress(page, '/reviews')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('the search box unfolds, ignores blanks, and searches for the trimmed text', async ({ page, content }) => {
  await openPage(page, '/')
  const form = page.getByRole('banner').getByRole('search')
  const field = page.locator('#site-search')
  const button = form.getByRole('button', { name: 'Search' })

  await expect(field).toBeHidden()
  await button.click()
  await expect(field).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await field.fill('   ')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAddress(page, '/')
  await button.click()
  await expect(field).toBeHidden()
  await button.click()
  const word = first(first(content.reviews).tags)
  await field.fill(`  ${word}  `)
  await field.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word)
  await expect(page).toHaveURL(/\/search\?/)
  await expect(field).toHaveValue('')
  await expect(field).toBeHidden()
  await expect(page.getByRole('main').getByLabel('Search Fieldtest')).toHaveValue(word)
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openPage(page, '/reviews')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
