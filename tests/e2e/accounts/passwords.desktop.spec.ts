import { somePassword } from '@/tests/support/people'
import { expectAddress } from '../support/list'
import { awaitMail, expect, expectToast, field, fillSignIn, openForm, pathOf, signIn, test } from './support/test'

test('a forgotten password is replaced by mail, once, and signs everybody out', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)

  await openForm(page, '/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expectAddress(page, '/reset-password')
  await field(page, 'Email').fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(
    page,
    'Password reset email sent',
    'If an account exists with that email, instructions have been sent',
  )

  const link = pathOf(await awaitMail(person.email, 'Reset your'))
  await signIn(page, person)
  await openForm(page, link)
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  const password = somePassword()
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await expect(page.getByText('Passwords match', { exact: true })).toBeVisible()
  const answering = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(link),
  )
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Password reset successful', 'You can now sign in with your new password')
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectAddress(page, '/sign-in')
  const arrived = Date.now()
  // The two seconds begin with the answer; when this program sees its message is up to the machine.
  const { startTime, responseStart } = (await answering).request().timing()
  expect(arrived - (startTime + responseStart), 'milliseconds until the sign-in page').toBeGreaterThan(1000)

  await elsewhere.goto('/settings')
  await expectAddress(elsewhere, '/sign-in?callbackUrl=%2Fsettings')
  await elsewhere.context().close()
  await awaitMail(person.email, 'password was changed')

  await fillSignIn(page, person.email, password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()

  await openForm(page, link)
  await field(page, 'New password').fill(somePassword())
  await field(page, 'Confirm new password').fill(await field(page, 'New password').inputValue())
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Password reset failed', 'Invalid or expired token. Please request a new reset link.')
  await page.getByRole('link', { name: 'Request a new reset link' }).click()
  await expectAddress(page, '/reset-password')
})

test('an unknown address is answered like a known one', async ({ page }) => {
  await openForm(page, '/reset-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email address')
  await field(page, 'Email').fill(`nobody-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(
    page,
    'Password reset email sent',
    'If an account exists with that email, instructions have been sent',
  )
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(field(page, 'Email')).toBeFocused()
})

test('a new password says what is wrong with it', async ({ page }) => {
  await openForm(page, '/reset-password?token=a-token-that-nobody-made')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(field(page, 'New password')).toHaveAccessibleDescription('Please enter a new password')
  await expect(field(page, 'New password')).toBeFocused()
  await field(page, 'New password').fill('1234567')
  await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible()
  await field(page, 'New password').fill('Quartz-lamp-4')
  await expect(page.getByText('At least 8 characters', { exact: true })).toBeVisible()
  await field(page, 'Confirm new password').fill('Quartz-lamp-5')
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await field(page, 'Confirm new password').fill('Quartz-lamp-4')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Password reset failed', 'Invalid or expired token. Please request a new reset link.')
})

test('changing the password ends the other sessions and keeps this one', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  await signIn(page, person, '/profile?tab=security')
  await openForm(page, '/profile?tab=security')
  await expect(page.getByRole('button', { name: 'Enable 2FA (Coming Soon)' })).toBeDisabled()

  const cookies = async () => (await page.context().cookies()).filter(({ name }) => name.endsWith('session-token'))
  const [former] = await cookies()
  const copy = await browser.newContext({ storageState: await page.context().storageState() })
  const password = somePassword()
  await field(page, 'Current password').fill('Not-the-password-1')
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your current password')
  await expect(field(page, 'Current password')).toBeFocused()
  await field(page, 'Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Password changed', 'Your other sessions have been ended.')
  await awaitMail(person.email, 'password was changed')

  await elsewhere.goto('/settings')
  await expectAddress(elsewhere, '/sign-in?callbackUrl=%2Fsettings')
  await elsewhere.context().close()
  // A copy of this browser's cookie from before is worth nothing.
  expect((await cookies()).map(({ value }) => value)).not.toEqual([former?.value])
  const stolen = await copy.newPage()
  await stolen.goto('/settings')
  await expectAddress(stolen, '/sign-in?callbackUrl=%2Fsettings')
  await copy.close()

  // The settings change it as well; without a password they lead to one.
  await openForm(page, '/settings')
  const section = page.getByRole('region', { name: 'Your password' })
  await section.getByLabel('Current password', { exact: true }).fill(password)
  const newer = somePassword()
  await section.getByLabel('New password', { exact: true }).fill(newer)
  await section.getByLabel('Confirm new password', { exact: true }).fill(newer)
  await section.getByRole('button', { name: 'Change Password' }).click()
  await expect(section.getByText('Your password has been changed.')).toBeVisible({ timeout: 15_000 })
  await accounts.sql`update users set password_hash = null where id = ${person.id}`
  await page.reload()
  await expect(section.getByRole('link', { name: 'Send Reset Link' })).toHaveAttribute('href', '/reset-password')
  await expect(section.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
})
