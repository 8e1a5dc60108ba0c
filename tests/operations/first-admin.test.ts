import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { startSite, type WebServer } from '@/lib/operations/web-server'
import { seedSite } from '@/prisma/seed/seed-site'
import { browserOptions } from '../support/browser-options'
import { testDatabases } from './support/test-databases'

const EMAIL = 'owner@example.com'
const PASSWORD = 'only the operator knows it'

const databases = testDatabases()
let folder: string
let site: string
let server: WebServer
let browser: Browser
let sql: postgres.Sql

/** A site as an operator first starts it: no sample content, nobody registered. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldtest-first-admin-'))
  const url = await databases.create()
  await applyMigrations(url)
  await seedSite({ url, demoAccounts: false, sampleContent: false })
  sql = postgres(url, { max: 1, onnotice: () => {} })
  const port = await freePort()
  site = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: '.next-test',
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: String(port),
    SITE_URL: site,
    TRUST_PROXY: '0',
    ADMIN_EMAIL: EMAIL,
    ADMIN_SETUP_PASSWORD: PASSWORD,
  }
  server = await startSite({ port, host: '127.0.0.1', env, log: join(folder, 'server.log') })
  browser = await chromium.launch(browserOptions)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await sql?.end()
  await databases.dropAll()
  rmSync(folder, { recursive: true, force: true })
})

/** The form of /register, filled in up to its button, and what it was told of the pair; a person comes from a browser of their own. */
async function fillIn({ username, email, password }: Record<'username' | 'email' | 'password', string>) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site}/register`)
  const form = page.getByRole('main')
  // Somebody is there: the page runs its scripts from then on, where it would wait for seconds otherwise.
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => /^__react/.test(key)),
  )
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  const { promise: told, resolve: tell } = Promise.withResolvers<string>()
  // Read on its way: the browser keeps no answer to a form.
  await page.route('**/register', async (route) => {
    if (!route.request().postData()?.includes(password)) return route.fallback()
    const answer = await route.fetch()
    tell(await answer.text())
    await route.fulfill({ response: answer })
  })
  // The pair is asked about when its second field is left.
  await form.getByLabel('Confirm password', { exact: true }).fill(password)
  const answer = await told
  await page.unroute('**/register')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  return { page, told: answer, submit: form.locator('button[type="submit"]').filter({ hasText: /^Create/ }) }
}

test('the operator’s pair makes the first administrator, and nobody after that', { timeout: 180_000 }, async () => {
  const wrong = await fillIn({ username: 'guesser', email: EMAIL, password: `${PASSWORD}?` })
  expect(wrong.told).toContain('"offered":false')
  expect(await wrong.submit.textContent()).toBe('Create Account')

  const { page, submit } = await fillIn({ username: 'ursula', email: EMAIL, password: PASSWORD })
  await expect.poll(() => submit.textContent(), { timeout: 30_000 }).toBe('Create Admin Account')
  // The pair is either field's affair: what is typed into the first one counts as much.
  const address = page.getByRole('main').getByLabel('Email')
  await address.fill(`not-${EMAIL}`)
  expect(await submit.textContent()).toBe('Create Account')
  await address.fill(EMAIL)
  await address.blur()
  await expect.poll(() => submit.textContent(), { timeout: 30_000 }).toBe('Create Admin Account')
  await submit.click()
  await page.getByRole('button', { name: 'Account menu of ursula' }).waitFor({ timeout: 90_000 })
  await page.goto(`${site}/admin/users`)
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'User Management' }).waitFor()
  const people = await sql`
    select p.role, p.bio, u.protected, u.email_verified_at is not null as verified
    from profiles p join users u using (id) where u.email = ${EMAIL}`
  expect(people).toEqual([{ role: 'admin', bio: 'Site Administrator', protected: true, verified: true }])
  // No proxy is trusted here, so the connection itself says where somebody is.
  expect(await sql`select network from sessions`).toEqual([{ network: '127.0.0.0/24' }])

  const second = await fillIn({ username: 'second', email: EMAIL, password: PASSWORD })
  expect(second.told).toContain('"offered":false')
  expect(await second.submit.textContent()).toBe('Create Account')
})
