import type { Page } from '@playwright/test'
import { someName, somePassword } from '@/tests/support/people'
import { expectAddress } from '../../support/list'
import { awaitMail, expect, field, fillSignIn, newcomer, pathOf, signIn, test } from '../support/test'

test('signing in and out', async ({ page, accounts }) => {
  const person = await accounts.add()
  await page.goto('/reviews?tab=popular')
  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await submit.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()

  await fillSignIn(page, person.email, 'Not-the-password-1')
  await submit.click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(person.email)
  await expect(field(page, 'Password')).toHaveValue('')
  await field(page, 'Password').fill(person.password)
  await submit.click()
  await expectAddress(page, '/reviews?tab=popular')

  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectAddress(page, '/')
  await page.goto('/settings')
  await expectAddress(page, '/sign-in?callbackUrl=%2Fsettings')
})

test('registering and verifying', async ({ page, accounts }) => {
  const [username, password] = [someName('new'), somePassword()]
  const email = `${username}@example.com`
  await page.goto('/register?callbackUrl=%2Freviews%3Ftab%3Dpopular')
  await field(page, 'Username').fill('ab')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill('something-else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Username must be at least 3 characters', { exact: true })).toBeVisible()
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(email)

  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectAddress(page, '/verify-email')
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText('An email was sent a moment ago. Please wait')).toBeVisible()
  await field(page, 'Code from the email').fill('00000000')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Invalid or expired token. Please request a new verification link.')).toBeVisible()

  // The minute passes.
  await accounts.endLimit(`mail:verify:${email}:minute`)
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText('Please check your inbox for the verification link')).toBeVisible()
  const { text } = await awaitMail(email, 'Verify your email address', 1)
  await field(page, 'Code from the email').fill(/^\d{8}$/m.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await fillSignIn(page, email, password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectAddress(page, '/reviews?tab=popular')
})

test('an address that was registered twice: the code leads to a new password', async ({ page, browser }) => {
  const person = newcomer()
  const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const [window, username] of [
    [page, person.username],
    [elsewhere, someName('new')],
  ] as const) {
    await window.goto('/register')
    await field(window, 'Username').fill(username)
    await field(window, 'Email').fill(person.email)
    await field(window, 'Password').fill(person.password)
    await field(window, 'Confirm password').fill(person.password)
    await window.getByRole('button', { name: 'Create Account' }).click()
    await expectAddress(window, '/verify-email')
  }
  await elsewhere.context().close()
  const { text } = await awaitMail(person.email, 'Verify your email address')
  await field(page, 'Code from the email').fill(/^\d{8}$/m.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await page.getByRole('link', { name: 'Choose a New Password' }).click()
  const password = somePassword()
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successful')).toBeVisible()
  await signIn(page, { id: '', ...person, password })
})

test('verifying by the mailed link', async ({ page }) => {
  const { username, email, password } = newcomer()
  await page.goto('/register')
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.goto(pathOf(await awaitMail(email, 'Verify your email address')))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
})

/** Types the code of the newest mail to an address that the page waits for. */
async function proveByCode(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  const { text } = await awaitMail(email, 'Verify your email address')
  await field(page, 'Code from the email').fill(/^\d{8}$/m.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
}

test('a member whose provider told no address gives one, and types the code of its mail', async ({ page }) => {
  const name = someName('social')
  await page.goto('/sign-in?callbackUrl=%2Fabout')
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click()
  await field(page, 'Subject').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectAddress(page, '/about')
  await page.goto('/verify-email')
  await field(page, 'Email').fill(`${name}@example.com`)
  await page.getByRole('button', { name: 'Send Verification Email' }).click()
  await proveByCode(page, `${name}@example.com`)
})

test('a mistyped address is corrected in the settings, and the right one waited for', async ({ page, accounts }) => {
  const person = await accounts.add({ verified: false })
  await signIn(page, person)
  await page.goto('/verify-email')
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  await page.getByRole('link', { name: 'Use another one' }).click()
  await expectAddress(page, '/settings')
  await field(page, 'New email').fill(`wrong-${person.email}`)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText('Waiting for proof of')).toContainText('24 hours')
  await page.getByRole('button', { name: 'Cancel This Change' }).click()
  await expect(page.getByRole('status').getByText('The change was cancelled.')).toBeVisible()
  await expect(page.getByText('Waiting for proof of')).toHaveCount(0)
  await field(page, 'New email').fill(`right-${person.email}`)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByRole('link', { name: 'Verify Email' }).click()
  await proveByCode(page, `right-${person.email}`)
})

test('a taken name is told and the form kept', async ({ page, accounts }) => {
  const { username } = await accounts.add()
  const password = somePassword()
  await page.goto('/register')
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(`${someName('new')}@example.com`)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Username is already taken')
  await expect(field(page, 'Username')).toHaveValue(username)
})

test('resetting a forgotten password', async ({ page, accounts }) => {
  const person = await accounts.add()
  await page.goto('/reset-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await field(page, 'Email').fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('instructions have been sent')).toBeVisible()

  const link = pathOf(await awaitMail(person.email, 'Reset your'))
  const password = somePassword()
  for (const outcome of ['Password reset successful', 'Invalid or expired token. Please request a new reset link.']) {
    await page.goto(link)
    await field(page, 'New password').fill(password)
    await field(page, 'Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(outcome)).toBeVisible()
  }
  await signIn(page, { ...person, password })
})

test('changing the password and ending other sessions, one and all', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signIn(elsewhere, person)
  const third = await (await browser.newContext({ javaScriptEnabled: false, userAgent: 'Firefox/145.0' })).newPage()
  await signIn(third, person)
  await third.context().close()
  await signIn(page, person, '/settings')
  await page.getByRole('button', { name: 'End the session on Firefox' }).click()
  await expect(page.getByRole('status').getByText('The session was ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End the session on Firefox' })).toHaveCount(0)
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByRole('status').getByText('All other sessions were ended')).toBeVisible()
  await elsewhere.goto('/settings')
  await expect(elsewhere.getByRole('heading', { name: 'Sessions' })).toBeHidden()
  await elsewhere.context().close()

  let current = person.password
  for (const address of ['/profile?tab=security', '/settings']) {
    await page.goto(address)
    const password = somePassword()
    await field(page, 'Current password').fill(current)
    await field(page, 'New password').fill(password)
    await field(page, 'Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
    current = password
  }
})

test('signing in with a provider, linking one and unlinking it', async ({ page, accounts }) => {
  const name = someName('social')
  await page.goto('/sign-in?callbackUrl=%2Fsettings')
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click()
  await expect(page.getByRole('heading', { name: 'Provider for tests' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Failed to sign in with Google')).toBeVisible()

  await page.goto('/sign-in?callbackUrl=%2Fsettings')
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click()
  await field(page, 'Subject').fill(name)
  await field(page, 'Address').fill(`${name}@example.com`)
  await field(page, 'Address is proved').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectAddress(page, '/settings')
  const google = page.getByRole('listitem').filter({ hasText: 'Google' })
  await expect(google).toContainText(`${name}@example.com`)

  await page.context().clearCookies()
  await signIn(page, await accounts.add(), '/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Failed to sign in with Google')).toBeVisible()
  await page.getByRole('button', { name: 'Link Google' }).click()
  await field(page, 'Subject').fill(`other-${name}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectAddress(page, '/settings')
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await expect(page.getByRole('status').getByText('The account was unlinked')).toBeVisible()
  await expect(google).toContainText('Not linked')
})
