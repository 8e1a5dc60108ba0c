import type { Locator, Page } from '@playwright/test'

export const isLaidOut = (part: Locator) =>
  part.first().evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

/** From the next load on the scripts of a page are never answered, and the browser is never idle. */
export async function keepScriptsAway(page: Page) {
  await page.route('**/_next/static/**/*.js', () => {})
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}
