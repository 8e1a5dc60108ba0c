import { expectAddress, expectSameDocument, markDocument, openPage } from '../support/list'
import { expect, expectToast, field, fillSignIn, test } from './support/test'

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
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectToast(page, 'Signed in')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeFocused()
  await expectAddress(page, PAGE)
  await expectSameDocument(page)
})

test('a wrong password is told in the dialog', async ({ page, accounts }) => {
  const { email } = await accounts.add()
  await fillSignIn(page, email, 'Not-the-password-1')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog').getByText('Invalid email or password')).toBeVisible()
  await expectToast(page, 'Sign in failed', 'Invalid email or password')
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
