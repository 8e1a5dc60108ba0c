import { browserOptions } from '@/tests/support/browser-options'
import { someAddress } from '@/tests/support/some-address'
import { expect, test } from '../accounts/support/test'
import { expectHydrated } from '../support/list'
import { openBlog } from './support'

declare global {
  interface Window {
    watched?: string[]
  }
}

// Browsers without a head are taken for robots; what a page says as it goes bears the browser's own name, not a borrowed one.
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
test.use({ launchOptions: { ...browserOptions, args: [...browserOptions.args, `--user-agent=${READER}`] } })

test('a visit is measured, told when it ends, and counted for whoever runs the site', async ({
  page,
  browser,
  accounts,
}) => {
  const { sql } = accounts
  // This visit is one of the quarter, by somebody who has no program at the wheel.
  await page.addInitScript(() => {
    Math.random = () => 0.24
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => location.search === '?private' })
    const watched: string[] = []
    window.watched = watched
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type) watched.push(options.type)
      observe.call(this, options)
    }
  })
  const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src))
  await page.goto('/terms?private')
  await expectHydrated(page)
  // Whatever was to happen once the browser is idle has begun before this.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const unmeasured = await scripts()
  await page.goto('/terms')
  await page.waitForFunction(() => window.watched?.includes('layout-shift') && window.watched.includes('event'))
  const measuring = (await scripts()).filter((script) => !unmeasured.includes(script))
  expect(measuring, 'who asks not to be tracked is spared what measures').not.toEqual([])
  await page.goto('/about')

  const counted = async () =>
    (await sql`select vital, device, page from vital_counts order by vital`).map((row) => ({ ...row }))
  const row = { device: 'desktop', page: 'other' }
  await expect
    .poll(counted)
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB'].map((vital) => ({ ...row, vital }))))

  const admin = await accounts.add({ role: 'admin' })
  const boss = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })).newPage()
  await openBlog(boss, admin, '/admin/blog/analytics?days=7')
  const speeds = boss.getByRole('region', { name: 'Speed by what is measured' })
  await expect(speeds.getByRole('row', { name: /^Main content is in sight/ })).toContainText(
    /\d m?s ?(Good|Needs work|Poor) ?\d+ visits?/,
  )
  const kinds = boss.getByRole('region', { name: 'Speed by kind of page' })
  await expect(kinds.getByRole('row', { name: /^Other pages/ })).toContainText('Not measured')
  await boss.context().close()
})
