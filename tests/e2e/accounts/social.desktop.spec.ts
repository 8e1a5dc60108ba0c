import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { someName } from '@/tests/support/people'
import { expectAddress } from '../support/list'
import { awaitMail, expect, expectToast, field, fillSignIn, openForm, pathOf, signIn, test } from './support/test'

type Told = { subject?: string; name?: string; email?: string; verified?: boolean }

/** Fills in what the provider will say and signs in there. */
async function signInThere(page: Page, { subject = randomUUID(), name, email, verified = false }: Told) {
  await expect(page.getByRole('heading', { name: 'Provider for tests' })).toBeVisible()
  await field(page, 'Subject').fill(subject)
  if (name) await field(page, 'Name').fill(name)
  if (email) await field(page, 'Address').fill(email)
  if (verified) await field(page, 'Address is proved').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function continueWith(page: Page, provider: string, callbackUrl = '/about') {
  await openForm(page, `/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await page.getByRole('main').getByRole('button', { name: provider }).click()
}

const findViewer = async (page: Page) => (await (await page.request.get('/api/viewer')).json()).viewer

test('only configured providers are offered', async ({ page }) => {
  for (const path of ['/sign-in', '/register']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Continue with', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /Google|Facebook|Twitter/ })).toHaveText([
      'Google',
      'Facebook',
    ])
  }
})

test('somebody new becomes a verified member, and the same one at the next sign-in', async ({ page, browser }) => {
  const [subject, name] = [randomUUID(), someName('social')]
  const told = { subject, name, email: `${name}@example.com`, verified: true }
  await continueWith(page, 'Google', '/reviews?tab=popular')
  await signInThere(page, told)
  await expectAddress(page, '/reviews?tab=popular')
  await expectToast(page, 'Signed in successfully', 'You have been signed in via Google')
  const viewer = await findViewer(page)
  expect(viewer).toMatchObject({ email: told.email, role: 'user', verified: true })

  const again = await (await browser.newContext()).newPage()
  await continueWith(again, 'Google')
  await signInThere(again, { ...told, email: `moved-${told.email}` })
  await expectAddress(again, '/about')
  expect(await findViewer(again)).toEqual(viewer)
  await again.context().close()
})

test('a sign-in cancelled at the provider says so', async ({ page }) => {
  await continueWith(page, 'Google')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  await expectToast(page, 'Sign in failed', 'Failed to sign in with Google')
  await expect(page.getByRole('main').getByText('Failed to sign in with Google')).toBeVisible()
  expect(await findViewer(page)).toBeNull()
})

test('an answer of a provider is used once', async ({ page }) => {
  const used: string[] = []
  page.on('request', (request) => request.url().includes('/api/auth/callback/') && used.push(request.url()))
  await continueWith(page, 'Google')
  await signInThere(page, { name: someName('social') })
  await expectAddress(page, '/about')
  expect(used).toHaveLength(1)
  for (const told of ['/settings', '/sign-in']) {
    await page.goto(used[0] ?? '')
    await expect(page).toHaveURL(new RegExp(`${told}\\?error=`))
    await expect(page.getByRole('main').getByText('Failed to sign in with Google')).toBeVisible()
    await page.context().clearCookies()
  }
  expect(await findViewer(page)).toBeNull()
})

test('a lost connection at a provider’s button is told, and the way there is forgotten', async ({ page, accounts }) => {
  const person = await accounts.add()
  await openForm(page, '/sign-in?callbackUrl=%2Fabout')
  const google = page.getByRole('main').getByRole('button', { name: 'Google' })
  await page.route('**/sign-in?*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await google.click()
  await expectToast(page, 'Sign in failed', 'Failed to sign in with Google')
  await page.unroute('**/sign-in?*')
  await google.click()
  await expect(page.getByRole('heading', { name: 'Provider for tests' })).toBeVisible()

  // Back, and in by password: nobody was signed in via Google.
  await openForm(page, '/sign-in?callbackUrl=%2Fabout')
  await fillSignIn(page, person.email, person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Signed in', 'You are now signed in')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('You have been signed in via Google')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('provider'))).toBeNull()
})

for (const [what, email] of [
  ['without an address', undefined],
  ['with an unverified address', 'unproved'],
] as const) {
  test(`a provider ${what} makes an unverified member, who is asked for one`, async ({ page }) => {
    const name = someName('social')
    await continueWith(page, 'Google')
    await signInThere(page, { name, ...(email ? { email: `${email}-${name}@example.com` } : {}) })
    await expectAddress(page, '/about')
    expect(await findViewer(page)).toMatchObject({ email: null, verified: false })

    await openForm(page, '/verify-email')
    await expect(page.getByRole('heading', { name: 'Add your email' })).toBeVisible()
    await field(page, 'Email').fill(`${name}@example.com`)
    await page.getByRole('button', { name: 'Send Verification Email' }).click()
    await expectToast(page, 'Verification email sent', 'Please check your inbox for the verification link')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page.getByRole('main').getByText(`${name}@example.com`)).toBeVisible()
    await expect(page.getByRole('button', { name: /resend/i })).toBeDisabled()
    await openForm(page, pathOf(await awaitMail(`${name}@example.com`, 'Verify your email address')))
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expectToast(page, 'Email verified')
    expect(await findViewer(page)).toMatchObject({ email: `${name}@example.com`, verified: true })
  })
}

test('a known address is not linked by a provider that vouches for it', async ({ page, accounts }) => {
  const person = await accounts.add()
  await continueWith(page, 'Google')
  await signInThere(page, { name: person.username, email: person.email, verified: true })
  await expect(page).toHaveURL(/\/sign-in\?/)
  await expect(page.getByRole('main').getByText('An account with this email address exists.')).toBeVisible()
  expect(await findViewer(page)).toBeNull()
  expect(await accounts.sql`select id from provider_accounts where user_id = ${person.id}`).toHaveLength(0)
})

test('a member links an account in the settings, then signs in with it, and unlinks it', async ({ page, accounts }) => {
  const person = await accounts.add()
  const told = { subject: randomUUID(), email: `other-${person.email}` }
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/settings\?error=/)
  await expect(page.getByRole('main').getByText('Failed to sign in with Google')).toBeVisible()
  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await signInThere(page, told)
  await expectAddress(page, '/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'Google' })).toContainText(told.email)

  await page.context().clearCookies()
  await continueWith(page, 'Google')
  await signInThere(page, told)
  await expectAddress(page, '/about')
  expect(await findViewer(page)).toMatchObject({ username: person.username, email: person.email })

  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await expectToast(page, 'Account unlinked')
  await expect(page.getByRole('button', { name: 'Link Google', exact: true })).toBeVisible()
})

test('an account that is linked to somebody else is not linked again', async ({ page, accounts }) => {
  const subject = randomUUID()
  await continueWith(page, 'Google')
  await signInThere(page, { subject, name: someName('social') })
  await expectAddress(page, '/about')
  await page.context().clearCookies()
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await signInThere(page, { subject })
  await expect(page.getByText('This account is already linked to another member.')).toBeVisible()
})

test('linking asks for the password when it was given long ago', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/settings')
  await accounts.sql`update sessions set proved_at = now() - interval '61 minutes' where user_id = ${person.id}`
  await page.getByRole('button', { name: 'Link Google' }).click()
  await field(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Provider for tests' })).toBeVisible()
})
