import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { first } from '../support/content'
import { settle } from '../support/first-paint'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/**
 * Types without a pause that the page would take for the end, and then pauses as long as it waits for: its time stands
 * still meanwhile, since between two keys a busy machine may take longer than that. The clock has to be installed.
 */
async function typeAtOnce(page: Page, field: Locator, text: string) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
  await field.pressSequentially(text)
  await page.clock.runFor(200)
  await page.clock.resume()
}

test('the header suggests while one types; keys choose, Enter opens, Escape closes', async ({ page, content }) => {
  const { title, slug } = first(content.reviews)
  await page.clock.install()
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  const field = page.locator('#site-search')
  await expect(field).toBeFocused()
  const options = suggestions(page)
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await typeAtOnce(page, field, title.slice(0, 12))
  await expect(options.filter({ hasText: title })).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(8)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/suggestions?, arrow keys to choose/)
  const { violations } = await new AxeBuilder({ page }).include('.site-header').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await field.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue(title.slice(0, 12))
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options).toHaveCount(0)

  await typeAtOnce(page, field, title.slice(12))
  await expect(options.filter({ hasText: title })).toBeVisible()
  const place = (await options.allTextContents()).findIndex((text) => text.startsWith(title))
  for (let step = 0; step <= place; step++) await field.press('ArrowDown')
  await field.press('Enter')
  await expectAddress(page, `/reviews/${slug}`)
  await expect(field).toBeHidden()
  await expect(field).toHaveValue('')
})

test('only the last of what was typed is asked, and Enter without a choice searches', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/suggestions') asked.push(url.searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await openPage(page, '/')
  const form = page.getByRole('banner').getByRole('search')
  await form.getByRole('button', { name: 'Search' }).click()
  const field = page.locator('#site-search')
  await typeAtOnce(page, field, 'batt')
  await expect(suggestions(page).first()).toBeVisible()
  expect(asked).toEqual(['batt'])
  await field.press('Enter')
  await expectAddress(page, '/search?q=batt')
  await expect(suggestions(page)).toHaveCount(0)
})

test('the choice of one list is none in the next', async ({ page }) => {
  const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/suggestions?*', async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('q') === 'ba'
    if (!isFirst) await chosen
    const titles = isFirst ? ['Bags', 'Balance', 'Bandwidth'] : ['Battery']
    const suggestions = titles.map((title) => ({ kind: 'article', title, href: `/article/${title.toLowerCase()}` }))
    await route.fulfill({ json: { suggestions } })
  })
  await openPage(page, '/search')
  const field = page.locator('#search-query')
  await field.pressSequentially('ba')
  await expect(suggestions(page)).toHaveCount(3)
  await field.press('t')
  for (const _ of [1, 2, 3]) await field.press('ArrowDown')
  await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
  goOn()
  await expect(suggestions(page)).toHaveText([/Battery/])
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('Enter')
  await expectAddress(page, '/search?q=bat')
})

test('an answer that comes after the one to what was typed later is dropped', async ({ page }) => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const { promise: over, resolve: isOver } = Promise.withResolvers<void>()
  await page.route('**/api/suggestions?*', async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('q') === 'ba'
    const title = isFirst ? 'Bags' : 'Battery'
    const json = { suggestions: [{ kind: 'article', title, href: `/article/${title.toLowerCase()}` }] }
    if (!isFirst) return route.fulfill({ json })
    isHeld()
    await late
    // The page may have given it up.
    await route.fulfill({ json }).catch(() => {})
    isOver()
  })
  await openPage(page, '/search')
  const field = page.locator('#search-query')
  await field.pressSequentially('ba')
  await held
  await field.press('t')
  await expect(suggestions(page)).toHaveText([/Battery/])
  answerLate()
  await over
  // Whatever it would change is drawn by then.
  await settle(page)
  await expect(suggestions(page)).toHaveText([/Battery/])
  await field.press('ArrowDown')
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('a suggestion can be pressed', async ({ page, content }) => {
  const { title, slug } = first(content.articles)
  await openPage(page, '/search')
  await page.locator('#search-query').fill(title)
  await suggestions(page).filter({ hasText: title }).click()
  await expectAddress(page, `/article/${slug}`)
})
