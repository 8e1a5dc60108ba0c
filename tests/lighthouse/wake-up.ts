import { chromium, devices } from 'playwright'
import { shellOptions } from '../support/browser-options'

/** As much slower as the phone that Lighthouse stands for is than this machine. */
const SLOWDOWN = 4

/**
 * How long a page takes from the first touch until it has done what was pressed, in milliseconds, on a phone that is four
 * times slower. Lighthouse touches nothing, so it does not see a page's scripts run (docs/decisions/0030).
 */
export async function timeWaking(url: string): Promise<number> {
  const browser = await chromium.launch(shellOptions)
  try {
    const page = await browser.newPage(devices['Pixel 7'])
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    // Until the scripts have been fetched.
    await page.goto(url, { waitUntil: 'networkidle' })
    if (await page.evaluate(() => globalThis.asleep === undefined))
      throw new Error(`${url} woke before it was touched.`)
    // The functions run in the page: a named one among them would call a helper that only this side has.
    await page.evaluate(() =>
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          document.documentElement.dataset.touched = String(timeStamp)
        },
        { capture: true, once: true },
      ),
    )
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().tap()
    const waking = await page.waitForFunction(
      () => globalThis.asleep === undefined && performance.now() - Number(document.documentElement.dataset.touched),
    )
    return Number(await waking.jsonValue())
  } finally {
    await browser.close()
  }
}
