import type { Page } from '@playwright/test'

/**
 * The first form with these words reaches the server, and its answer does not come back. Gives the posts that had them. Their
 * draft, which is sent when somebody pauses, is none.
 */
export async function loseAnswer(page: Page, address: string, words: string): Promise<string[]> {
  const sent: string[] = []
  await page.route(address, async (route) => {
    const body = route.request().method() === 'POST' ? (route.request().postData() ?? '') : ''
    if (!body.includes(words) || /name="[\d_]*target"/.test(body)) return route.fallback()
    sent.push(body)
    if (sent.length > 1) return route.fallback()
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  return sent
}
