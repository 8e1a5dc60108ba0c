import type { Locator } from '@playwright/test'
import { first } from '../support/content'
import { expect, test } from '../support/test'

const colorOf = (element: Locator, property: 'color' | 'backgroundColor' | 'borderBottomColor') =>
  element.evaluate((found, name) => getComputedStyle(found)[name], property)

/** A color of the system as a browser says it. */
const systemColor = (place: Locator, name: string) =>
  place.evaluate((body, color) => {
    const probe = body.appendChild(document.createElement('span'))
    probe.style.color = color
    const said = getComputedStyle(probe).color
    probe.remove()
    return said
  }, name)

test('where the system chooses the colors, what is chosen and what was found stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/search?q=phone')
  const kinds = page.getByRole('main').locator('.tabs')
  const body = page.locator('body')
  const paper = await systemColor(body, 'Canvas')
  expect(await colorOf(kinds.locator('[aria-current]'), 'borderBottomColor')).not.toBe(paper)
  expect(await colorOf(kinds.getByRole('link', { name: 'News' }), 'borderBottomColor')).toBe(paper)

  const hit = page.locator('.results .hit').first()
  expect(await colorOf(hit, 'backgroundColor')).toBe(await systemColor(body, 'Mark'))
  expect(await colorOf(hit, 'color')).toBe(await systemColor(body, 'MarkText'))
})

test('where the system chooses the colors, the filter that is on stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/forum')
  const chips = page.getByRole('main').locator('.chip')
  await page.goto((await chips.first().getAttribute('href')) ?? '')
  const chosen = await colorOf(chips.and(page.locator('[aria-current]')).first(), 'borderBottomColor')
  expect(chosen).toBe(await systemColor(page.locator('body'), 'Highlight'))
  expect(await colorOf(chips.and(page.locator(':not([aria-current])')).first(), 'borderBottomColor')).not.toBe(chosen)
})

test('where the system chooses the colors, the comment that was led to is marked', async ({ page, content }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/reviews/${first(content.reviews.filter(({ comments }) => comments > 0)).slug}`)
  const comment = page.locator('article.comment').first()
  await comment.focus()
  await expect(comment).toHaveCSS('outline-style', 'solid')
  await expect(comment).toHaveCSS('outline-width', '2px')
})
