import type { Browser, Request } from '@playwright/test'
import type { Person } from '@/tests/support/people'
import { someAddress } from '@/tests/support/some-address'
import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { awaitMail, expect, expectToast, field, openForm, signIn, test } from './support/test'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Signs the person in in a second browser. */
async function signInElsewhere(browser: Browser, person: Person, userAgent = FIREFOX) {
  const page = await (
    await browser.newContext({ userAgent, extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
  ).newPage()
  await signIn(page, person)
  return page
}

test('the settings list every browser and end one of them', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const other = await signInElsewhere(browser, person)
  await signIn(page, person)
  const told = await awaitMail(person.email, 'New sign-in')
  expect(told.text).not.toContain('Firefox')
  await openForm(page, '/settings')
  const lines = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('This browser')
  await expect(lines.first()).toContainText('Active now')
  await expect(lines.nth(1)).toContainText('Firefox on Windows')
  await expect(lines.nth(1)).toContainText(/\d+\.\d+\.\d+\.0\/24/)

  await page.getByRole('button', { name: 'End the session on Firefox on Windows' }).click()
  await expectToast(page, 'Session ended')
  await expect(lines).toHaveCount(1)
  await other.goto('/settings')
  await expectAddress(other, '/sign-in?callbackUrl=%2Fsettings')
  await other.context().close()
})

test('all others end at once', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const others = [await signInElsewhere(browser, person), await signInElsewhere(browser, person)]
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'End all others' }).click()
  await expectToast(page, 'All other sessions ended')
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    await openPage(other, '/about')
    await expect(other.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await other.context().close()
  }
})

test('a page asks once who is looking and what they have to do with it', async ({ page, accounts, content }) => {
  const person = await accounts.add()
  await signIn(page, person)
  const topic = first(content.topics)
  for (const path of [
    `/reviews/${first(content.reviews).slug}`,
    `/forum/topic/${topic.number}/${topic.slug}`,
    '/news',
    '/store',
    '/about',
  ]) {
    const asked: string[] = []
    const note = (request: Request) => request.url().includes('/api/viewer') && asked.push(request.url())
    page.on('request', note)
    await openPage(page, path)
    await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked, path).toHaveLength(1)
    page.off('request', note)
  }
})

test('signing out in one tab shows in the others', async ({ page, context, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  const tab = await context.newPage()
  await openPage(tab, '/reviews')
  await expect(tab.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(tab.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('a page about one account says when another one has signed in in another window', async ({
  page,
  context,
  accounts,
}) => {
  const [person, other] = [await accounts.add(), await accounts.add()]
  await signIn(page, person)
  await openForm(page, '/profile')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/profile')
  await tab.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expectAddress(tab, '/')
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signIn(tab, other)
  await expectToast(page, 'Another account', `You are signed in as ${other.username} by now.`)

  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { name: other.username })).toBeVisible()
  await expect(page.getByText('Another account')).toHaveCount(0)
})

test('a new role and a suspension act at the next request', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  const ask = async () => (await (await page.request.get('/api/viewer')).json()).viewer
  expect(await ask()).toMatchObject({ role: 'user', isStaff: false, isAdmin: false })
  await accounts.sql`update profiles set role = 'admin' where id = ${person.id}`
  expect(await ask()).toMatchObject({ role: 'admin', isStaff: true, isAdmin: true })
  await page.goto('/profile')
  await expect(page.getByRole('definition').getByText('Admin', { exact: true })).toBeVisible()
  await accounts.sql`update profiles set role = 'user' where id = ${person.id}`
  expect(await ask()).toMatchObject({ role: 'user', isStaff: false, isAdmin: false })

  await openForm(page, '/profile?tab=security')
  await accounts.sql`update users set suspended_until = now() + interval '7 days' where id = ${person.id}`
  await field(page, 'Current password').fill(person.password)
  await field(page, 'New password').fill('Quartz-lamp-4711')
  await field(page, 'Confirm new password').fill('Quartz-lamp-4711')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Update failed', 'Your account is suspended until')

  // Said before anything is written, too.
  for (const address of ['/dashboard', '/profile', '/admin/blog']) {
    await page.goto(address)
    await expect(page.getByText('Your account is suspended until').filter({ visible: true })).toBeVisible()
  }

  await accounts.sql`update users set deletion_requested_at = now() where id = ${person.id}`
  expect(await ask()).toBeNull()
})

test('members’ pages send visitors to sign in and back', async ({ page, accounts }) => {
  for (const path of ['/settings', '/profile', '/profile?tab=security']) {
    await page.goto(path)
    await expectAddress(page, `/sign-in?${new URLSearchParams({ callbackUrl: path })}`)
  }
  const person = await accounts.add()
  await signIn(page, person, '/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('a profile whose session ended elsewhere says so', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await accounts.sql`update sessions set ended_at = now() where user_id = ${person.id}`
  await page.goto('/profile')
  await expect(page.getByText('Please sign in to manage your profile.')).toBeVisible()
  await page.goto('/settings')
  await expectAddress(page, '/sign-in?callbackUrl=%2Fsettings')
})

test('an unverified member is told on their own pages', async ({ page, accounts }) => {
  const person = await accounts.add({ verified: false })
  await signIn(page, person)
  await page.goto('/settings')
  await expect(page.getByText('Your email is not verified yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Verify Email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})
