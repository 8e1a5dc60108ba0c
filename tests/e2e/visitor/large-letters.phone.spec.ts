import type { Page } from '@playwright/test'
import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

/** 'Very large' in the settings of a browser, on the narrowest phone that people have. */
const LETTERS = 'html { font-size: 24px }'

test.use({ viewport: { width: 360, height: 740 } })

/** The size of the letters of "Sign In", which are 14 px high where those of the page are 16. */
const sizeOfSignIn = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign In' })
    .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))

test('letters set large leave the menu on the screen and no page wider than it', async ({ page, content }) => {
  const topic = first(content.topics)
  for (const address of [
    '/',
    '/store',
    '/forum/new',
    `/article/${first(content.articles).slug}`,
    `/forum/topic/${topic.number}/${topic.slug}`,
  ]) {
    await test.step(address, async () => {
      await openPage(page, address)
      await page.addStyleTag({ content: LETTERS })
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
      expect(await sizeOfSignIn(page)).toBeGreaterThan(19)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  }
})
