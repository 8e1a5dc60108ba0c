import type { Page } from '@playwright/test'

const CODE = '**/_next/static/chunks/**'

/** From here on no code comes that the page has not got yet. Gives the way to end that. */
export async function loseCode(page: Page): Promise<() => Promise<void>> {
  await page.route(CODE, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(CODE)
}
