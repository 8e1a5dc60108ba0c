import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { OperationProblem } from '@/lib/operations/problem'
import { runTool } from '@/lib/operations/script'
import { browserOptions } from '@/tests/support/browser-options'

/** Takes the pictures of the README from a running site: `npm start`, then `npm run screenshots`. */
runTool({ usage: 'npm run screenshots' }, async () => {
  const site = process.env.SITE_URL || 'http://localhost:3000'
  mkdirSync('docs/screenshots', { recursive: true })
  const browser = await chromium.launch(browserOptions)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' })
  const answer = await page.goto(site).catch(() => null)
  if (!answer?.ok()) throw new OperationProblem(`No site answers at ${site}. Start it first: npm start`)

  const review = await page.locator('a[href^="/reviews/"]').first().getAttribute('href')
  for (const [name, address] of [
    ['home', '/'],
    ['review', review ?? '/reviews'],
  ] as const) {
    await page.goto(`${site}${address}`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `docs/screenshots/${name}.png` })
  }
  await browser.close()
})
