import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { startSite, type WebServer } from '@/lib/operations/web-server'
import { browserOptions } from '../support/browser-options'
import { makeAccounts, someName } from '../support/people'
import { startProxy } from './support/switchable-proxy'

let folder: string
let site: string
let server: WebServer
let proxy: Awaited<ReturnType<typeof startProxy>>
let browser: Browser
const accounts = makeAccounts()

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
  await accounts.close()
  await server?.stop()
  await proxy?.close()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => proxy.join())

const statusOf = async (path: string) => (await fetch(site + path)).status

/** The database is there again, and the site has noticed. */
async function bringBack() {
  proxy.join()
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 15_000 }).toBe(200)
}

/** A page of somebody who has signed in. */
async function openSignedIn(path: string, options: BrowserContextOptions = {}) {
  const { email, password } = await accounts.add()
  const page = await browser.newPage(options)
  await page.goto(`${site}/sign-in?${new URLSearchParams({ callbackUrl: path })}`)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(site + path)
  return page
}

const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true }).filter({ visible: true })

/** What is stored of posts with this title. */
const storedAs = (title: string) =>
  accounts.sql`select rtrim(content, chr(10)) as content from articles where title = ${title}`

test('while the database is away, cached pages stay, others and a search are 503, the latter shows the error page, and Try Again recovers', async () => {
  const page = await browser.newPage()
  const member = await openSignedIn('/about')
  /** Pages that nobody has asked for yet: a text and a tag, which only the database knows of. */
  const uncached = ['/article/never-asked-for', '/tag/never-asked-for']
  for (const path of ['/', '/reviews']) expect(await statusOf(path)).toBe(200)
  expect(await statusOf('/api/health/ready')).toBe(200)

  proxy.cut()
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

  await bringBack()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await alert.isVisible()).toBe(false)
  for (const path of uncached) expect(await statusOf(path), path).toBe(404)
})

/** Where the text is written, with an editor or without. */
const writing = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true }).filter({ visible: true })

/** A new post in the form of the page, under a title that nobody has. */
async function write(page: Page) {
  const title = `Written in an outage ${someName()}`
  await field(page, 'Title').fill(title)
  await writing(page).fill('What was typed.')
  return title
}

test('a post that is saved while the database is away says so, stays in its form, and is stored by the next save', async () => {
  const page = await openSignedIn('/admin/blog/new')
  await page.locator('.editor-area').waitFor()
  const title = await write(page)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/[\da-f-]{36}\/edit$/)
  await page.locator('.editor-area').filter({ visible: true, hasText: 'What was typed.' }).waitFor()
  await writing(page).fill('What was typed later.')

  proxy.cut()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page
    .locator('form')
    .getByText(/^Failed to update post\. Reference [\da-f]{8}\.$/)
    .waitFor()
  expect(await field(page, 'Title').inputValue()).toBe(title)
  expect(await writing(page).textContent()).toBe('What was typed later.')
  expect(await storedAs(title)).toMatchObject([{ content: 'What was typed.' }])

  await bringBack()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => storedAs(title), { timeout: 15_000 }).toMatchObject([{ content: 'What was typed later.' }])
})

test('so does a post that is begun on the dashboard', async () => {
  const page = await openSignedIn('/dashboard')
  const title = await write(page)

  proxy.cut()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page
    .locator('form')
    .getByText(/^Failed to create post\. Reference [\da-f]{8}\.$/)
    .waitFor()
  expect(await field(page, 'Title').inputValue()).toBe(title)
  expect(await writing(page).inputValue()).toBe('What was typed.')

  await bringBack()
  expect(await storedAs(title)).toEqual([])
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect.poll(() => storedAs(title), { timeout: 15_000 }).toMatchObject([{ content: 'What was typed.' }])
})

test('without scripts the typed text is in the form again once the database is back', async () => {
  const page = await openSignedIn('/admin/blog/new', { javaScriptEnabled: false })
  const title = await write(page)

  proxy.cut()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/new\?answer=/)
  // Next's document of a page that fails is empty without scripts.
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
  expect(await alert.textContent()).toContain('What you have just sent is kept for an hour')

  await bringBack()
  await alert.getByRole('link', { name: 'Try Again' }).click()
  await page
    .getByText(/^Failed to create post\. Reference [\da-f]{8}\.$/)
    .first()
    .waitFor()
  expect(await field(page, 'Title').inputValue()).toBe(title)
  expect(await writing(page).inputValue()).toBe('What was typed.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect.poll(() => storedAs(title), { timeout: 15_000 }).toMatchObject([{ content: 'What was typed.' }])
})

test('so is a text that is too long for a cookie', async () => {
  const page = await openSignedIn('/admin/blog/new', { javaScriptEnabled: false })
  const title = await write(page)
  const text = 'A sentence of many. '.repeat(1000).trim()
  await writing(page).fill(text)

  proxy.cut()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/admin\/blog\/new\?answer=/)

  await bringBack()
  await page.reload()
  expect(await field(page, 'Title').inputValue()).toBe(title)
  expect(await writing(page).inputValue()).toBe(text)
})

test('a save that a hanging database never answers says so in the end, and is stored once by the next', async () => {
  const page = await openSignedIn('/admin/blog/new')
  await page.locator('.editor-area').waitFor()
  const title = await write(page)

  proxy.hold()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page
    .locator('form')
    .getByText(/^Failed to create post\. Reference [\da-f]{8}\.$/)
    .waitFor({ timeout: 45_000 })
  expect(await field(page, 'Title').inputValue()).toBe(title)

  await bringBack()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect.poll(() => storedAs(title), { timeout: 15_000 }).toEqual([{ content: 'What was typed.' }])
})
