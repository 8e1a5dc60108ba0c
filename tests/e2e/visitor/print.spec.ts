import type { Page } from '@playwright/test'
import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

/** What stands behind the text, and the colour of its words. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('main .text-body .prose > p')
    return {
      behind: getComputedStyle(document.documentElement).backgroundColor,
      ink: words && getComputedStyle(words).color,
    }
  })

const ON_PAPER = { behind: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' }

for (const theme of ['of the system', 'chosen'] as const) {
  test(`with a dark theme, ${theme}, a text is printed dark on white, without what nobody can press on paper`, async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    if (theme === 'chosen') await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL }])
    for (const address of [`/reviews/${first(content.reviews).slug}`, `/article/${first(content.articles).slug}`]) {
      await page.emulateMedia({ colorScheme: theme === 'chosen' ? 'light' : 'dark', media: 'screen' })
      await openPage(page, address)
      const main = page.getByRole('main')
      const back = main.getByRole('link', { name: /^(← )?Back to/ })
      const contents = main.locator('nav[aria-label=Contents]')
      await expect(back).toBeVisible()
      await expect(main.getByRole('button', { name: 'Share' })).toBeVisible()
      await expect(contents).toHaveCount(2)
      expect(await colours(page)).not.toMatchObject({ behind: ON_PAPER.behind })

      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => colours(page), address).toEqual(ON_PAPER)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      for (const paragraph of await main.locator('.text-body .prose > p').all()) await expect(paragraph).toBeVisible()
      for (const gone of [
        back,
        contents,
        page.getByRole('button'),
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
      ])
        await expect(gone.filter({ visible: true }), address).toHaveCount(0)
    }
  })
}

test('a list of news is printed without addresses over its headlines', async ({ page }) => {
  await openPage(page, '/news')
  await page.emulateMedia({ media: 'print' })
  const headline = page.getByRole('main').locator('a.stretched[href^="http"]').first()
  await expect(headline).toBeVisible()
  expect(await headline.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('""')
})
