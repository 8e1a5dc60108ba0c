import { someName, somePassword } from '@/tests/support/people'
import { expectAddress, expectSameDocument, markDocument, openPage } from '../support/list'
import { awaitMail, expect, expectToast, field, fillSignIn, newcomer, openForm, pathOf, test } from './support/test'

const PAGE = '/reviews?tab=popular&page=2'

test.beforeEach(async ({ page }) => {
  await openPage(page, PAGE)
  await markDocument(page)
  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('signing in over a page leaves it as it was', async ({ page, accounts }) => {
  const person = await accounts.add()
  await expect(field(page, 'Email')).toBeFocused()
  await fillSignIn(page, person.email, person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Signed in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeFocused()
  await expectAddress(page, PAGE)
  await expectSameDocument(page)
})

test('a wrong password is told in the dialog, in a toast, and aloud once', async ({ page, accounts }) => {
  const { email } = await accounts.add()
  await fillSignIn(page, email, 'Not-the-password-1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.locator('form').getByText('Invalid email or password')).toBeVisible()
  await expectToast(page, 'Sign in failed', 'Invalid email or password')
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(dialog.getByRole('status')).toHaveCount(0)
  const close = dialog.getByRole('button', { name: 'Close toast' })
  await close.click()
  await expect(close).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectToast(page, 'Sign in failed')
  await page.getByRole('button', { name: 'Close toast' }).click()
  await expect(page.locator('.toast-host .toast')).toHaveCount(0)
})

test('an address that somebody else registers, too, leads from the dialog to a new password', async ({
  page,
  browser,
}) => {
  const dialog = page.getByRole('dialog')
  const person = newcomer()
  const elsewhere = await (await browser.newContext()).newPage()
  await openPage(elsewhere, PAGE)
  await elsewhere.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  for (const [window, username] of [
    [page, person.username],
    [elsewhere, someName('new')],
  ] as const) {
    await window.getByRole('dialog').getByRole('tab', { name: 'Register' }).click()
    await field(window, 'Username').fill(username)
    await field(window, 'Email').fill(person.email)
    await field(window, 'Password').fill(person.password)
    await field(window, 'Confirm password').fill(person.password)
    await window.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click()
    await expectToast(window, 'Account created successfully', 'Please verify your email')
  }
  await elsewhere.context().close()
  const { text } = await awaitMail(person.email, 'Verify your email address')
  await field(page, 'Code from the email').fill(/^\d{8}$/m.exec(text)?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')
  await dialog.getByRole('link', { name: 'Choose a New Password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('registering, verifying and a forgotten password, all in the dialog', async ({ page, browser }) => {
  const dialog = page.getByRole('dialog')
  const person = newcomer()
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await field(page, 'Username').fill(person.username)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await field(page, 'Confirm password').fill(person.password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Account created successfully', 'Please verify your email')
  await expect(dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(field(page, 'Code from the email')).toBeFocused()
  const { text } = await awaitMail(person.email, 'Verify your email address')
  await field(page, 'Code from the email').fill(/^\d{8}$/m.exec(text)?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')

  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(person.email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(dialog.getByRole('link', { name: 'Try Again' }).locator('..')).toBeFocused()
  const elsewhere = await (await browser.newContext()).newPage()
  const password = somePassword()
  await openForm(elsewhere, pathOf(await awaitMail(person.email, 'Reset your')))
  await field(elsewhere, 'New password').fill(password)
  await field(elsewhere, 'Confirm new password').fill(password)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(elsewhere, 'Password reset successful')
  await elsewhere.context().close()

  await dialog.getByRole('button', { name: 'Back to Sign In' }).click()
  await fillSignIn(page, person.email, password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeFocused()
  await expectAddress(page, PAGE)
  await expectSameDocument(page)
})

test('Escape closes it and focus returns to the link', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeFocused()
  await expectSameDocument(page)
})

test('its tabs and views, and the providers that are configured', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Continue with', { exact: true })).toBeVisible()
  for (const name of ['Google', 'Facebook']) await expect(dialog.getByRole('button', { name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Twitter' })).toHaveCount(0)

  await dialog.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Register' })).toBeFocused()
  await expect(dialog.getByLabel('Username')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(dialog.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address')
  await dialog.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible()
})
