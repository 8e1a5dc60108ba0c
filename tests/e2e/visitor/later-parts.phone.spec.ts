import { first } from '../support/content'
import { isLaidOut, keepScriptsAway } from '../support/later-parts'
import { expect, test } from '../support/test'

test('of a list, and of what stands beside a text, a phone lays out what is near its first screen', async ({
  page,
  content,
}) => {
  await keepScriptsAway(page)
  await page.goto('/reviews')
  const headlines = page.locator('.cards').getByRole('heading')
  expect(await isLaidOut(headlines)).toBe(true)
  expect(await isLaidOut(headlines.last())).toBe(false)
  await headlines.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(headlines.last())).toBe(true)

  await page.goto(`/reviews/${first(content.reviews).slug}`)
  const panel = page.locator('.text-aside').getByRole('heading')
  expect(await isLaidOut(panel)).toBe(false)
  expect(await isLaidOut(page.locator('#comments-title'))).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => isLaidOut(panel)).toBe(true)
})
