import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { startSite, type WebServer } from '@/lib/operations/web-server'
import { browserOptions } from '../support/browser-options'
import { makeAccounts } from '../support/people'
import { startProxy } from './support/switchable-proxy'

let folder: string
let site: string
let server: WebServer
let proxy: Awaited<ReturnType<typeof startProxy>>
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldtest-outage-'))
  const database = new URL(process.env.DATABASE_URL ?? '')
  proxy = await startProxy({ host: database.hostname, port: Number(database.port) })
  database.port = String(proxy.port)
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: '.next-test',
    DATABASE_URL: database.href,
    PORT: String(port),
    SITE_URL: site,
  }
  server = await startSite({ port, host: '127.0.0.1', env, log: join(folder, 'server.log') })
  browser = await chromium.launch(browserOptions)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await proxy?.cut()
  rmSync(folder, { recursive: true, force: true })
})

/** A page of somebody who has signed in. */
async function openSignedIn() {
  const accounts = makeAccounts()
  const { email, password } = await accounts.add()
  await accounts.close()
  const page = await browser.newPage()
  await page.goto(`${site}/sign-in?callbackUrl=/about`)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${site}/about`)
  return page
}

test('while the database is away, cached pages stay, others and a search are 503, the latter shows the error page, and Try Again recovers', async () => {
  const page = await browser.newPage()
  const member = await openSignedIn()
  const statusOf = async (path: string) => (await fetch(site + path)).status
  /** Pages that nobody has asked for yet: a text and a tag, which only the database knows of. */
  const uncached = ['/article/never-asked-for', '/tag/never-asked-for']
  for (const path of ['/', '/reviews']) expect(await statusOf(path)).toBe(200)
  expect(await statusOf('/api/health/ready')).toBe(200)

  await proxy.cut()
  for (const path of ['/', '/reviews', '/api/health/live']) expect(await statusOf(path), path).toBe(200)
  expect(await statusOf('/api/health/ready')).toBe(503)

  for (const path of uncached) {
    const { status, headers } = await fetch(site + path)
    expect([status, Number(headers.get('retry-after')) > 0], path).toEqual([503, true])
  }

  const answer = await page.goto(`${site}/reviews?q=usb`)
  expect([answer?.status(), Number(answer?.headers()['retry-after']) > 0]).toEqual([503, true])
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
  await alert.waitFor()
  const said = await alert.getByText('Reference:').textContent()
  const reference = said?.replace('Reference:', '').trim() ?? ''
  expect(reference).not.toBe('')
  const logged = () => readFileSync(join(folder, 'server.log'), 'utf8')
  await expect.poll(logged, { timeout: 15_000 }).toContain(reference)
  expect(await page.content()).not.toMatch(/postgresql:|ECONNREFUSED|PrismaClient/)
  expect(await page.getByRole('banner').isVisible()).toBe(true)

  for (const [path, text] of [
    ['/admin/blog', 'Failed to load articles'],
    ['/dashboard', 'Failed to load posts'],
  ]) {
    await member.goto(`${site}${path}`)
    await member.getByRole('heading', { name: text }).waitFor()
    await member
      .locator('.toast-host .toast')
      .filter({ hasText: text ?? '' })
      .waitFor()
  }

  await proxy.join()
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 15_000 }).toBe(200)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await alert.isVisible()).toBe(false)
  for (const path of uncached) expect(await statusOf(path), path).toBe(404)
})
