import type { Page } from '@playwright/test'
import { readMails } from '@/tests/support/mail-box'
import { someName, somePassword } from '@/tests/support/people'
import { expectAddress } from '../support/list'
import {
  awaitMail,
  expect,
  expectToast,
  field,
  fillSignIn,
  type Newcomer,
  newcomer,
  openForm,
  pathOf,
  test,
} from './support/test'

async function register(page: Page, { username, email, password }: Newcomer, callbackUrl = '/') {
  await openForm(page, `/register?callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  // Said before the next page is there, and for four seconds only.
  await expectToast(page, 'Account created successfully', 'Please verify your email')
  await page.waitForURL('/verify-email')
}

test('register, open the mailed link, press its button: verified', async ({ page, accounts }) => {
  const person = newcomer()
  await register(page, person, '/reviews?tab=popular')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()

  const isVerified = async () => {
    const [row] = await accounts.sql`select email_verified_at from users where email = ${person.email}`
    return row?.email_verified_at !== null
  }
  const mail = await awaitMail(person.email, 'Verify your email address')
  expect(mail.text).toContain(person.username)
  await openForm(page, pathOf(mail))
  expect(await isVerified(), 'opening the link changes nothing').toBe(false)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')
  await expect(
    page.getByRole('heading', { name: 'Thank you' }).or(page.getByText('Your account is ready.')).first(),
  ).toBeVisible()
  expect(await isVerified()).toBe(true)

  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await fillSignIn(page, person.email, person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectAddress(page, '/reviews?tab=popular')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()

  await openForm(page, pathOf(mail))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Verification failed', 'Invalid or expired token. Please request a new verification link.')
})

test('the code of the mail verifies as well', async ({ page }) => {
  const person = newcomer()
  await register(page, person)
  const { text } = await awaitMail(person.email, 'Verify your email address')
  const code = /^\d{8}$/m.exec(text)?.[0] ?? ''
  const input = field(page, 'Code from the email')
  await input.fill(code === '00000000' ? '00000001' : '00000000')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Verification failed', 'Invalid or expired token. Please request a new verification link.')
  await input.fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')
})

test('an address that somebody else registers, too, leads to a password that only its owner knows', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  await register(page, person)
  const elsewhere = await (await browser.newContext()).newPage()
  const other = { ...newcomer(), email: person.email }
  await register(elsewhere, other)
  await elsewhere.context().close()

  await openForm(page, pathOf(await awaitMail(person.email, 'Verify your email address')))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')
  await page.getByRole('main').getByRole('link', { name: 'Choose a New Password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  const password = somePassword()
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Password reset successful', 'You can now sign in with your new password')
  await expectAddress(page, '/sign-in')
  await fillSignIn(page, person.email, other.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Sign in failed', 'Invalid email or password')
  await field(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
})

test('another mail can be asked for once a minute, whatever the browser remembers', async ({ page, accounts }) => {
  const person = newcomer()
  // The page's time stands still, so that the seconds are those it began with, however slow the machine is.
  await page.clock.setFixedTime(Date.now())
  await register(page, person)
  const button = page.getByRole('button', { name: /resend/i })
  await expect(button).toBeDisabled()
  await expect(button).toHaveText('Resend in 60 s')
  await page.reload()
  await expect(button).toBeDisabled()

  await page.evaluate(() => localStorage.clear())
  await openForm(page, '/verify-email')
  await expect(button).toBeEnabled()
  await button.click()
  await expectToast(page, 'Failed to resend', 'An email was sent a moment ago. Please wait')
  await awaitMail(person.email, 'Verify your email address')
  expect(await readMails(person.email)).toHaveLength(1)

  // The minute passes.
  await accounts.endLimit(`mail:verify:${person.email}:minute`)
  await button.click()
  await expectToast(page, 'Verification email sent', 'Please check your inbox for the verification link')
  await expect(button).toBeDisabled()
  await awaitMail(person.email, 'Verify your email address', 1)
  // The one that was refused would have come before this one.
  expect(await readMails(person.email)).toHaveLength(2)
})

test('an address that has an account looks like a new one; only its mail differs', async ({ page, accounts }) => {
  const owner = await accounts.add()
  const person = { ...newcomer(), email: owner.email }
  await register(page, person)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await awaitMail(owner.email, 'You already have an account')
  const rows = await accounts.sql`select id from profiles where username = ${person.username}`
  expect(rows).toHaveLength(0)
})

test('every field says what is wrong with it, and what is right', async ({ page }) => {
  await openForm(page, '/register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const [label, text] of [
    ['Username', 'Username is required'],
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
    ['Confirm password', 'Please confirm your password'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(text)
  }
  await expect(field(page, 'Username')).toBeFocused()
  await field(page, 'Username').fill(someName('free'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Username').fill('ab')
  await expect(page.getByText('Username must be at least 3 characters', { exact: true })).toBeVisible()
  await field(page, 'Email').fill('nobody')
  await expect(page.getByText('Invalid email format', { exact: true })).toBeVisible()
  await field(page, 'Password').fill('12345')
  await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible()
  await field(page, 'Confirm password').fill('123456')
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await field(page, 'Password').fill('Quartz-lamp-4')
  await expect(page.getByText('Password is valid', { exact: true })).toBeVisible()
  await field(page, 'Confirm password').fill('Quartz-lamp-4')
  await expect(page.getByText('Passwords match', { exact: true })).toBeVisible()
})

test('a taken username is told when the field is left, in any spelling', async ({ page, accounts }) => {
  const { username } = await accounts.add()
  await openForm(page, '/register')
  for (const taken of [username.toUpperCase(), username.replace('-', '_'), 'admin', 'm0derator']) {
    await field(page, 'Username').fill(taken)
    await field(page, 'Email').focus()
    await expect(field(page, 'Username'), taken).toHaveAccessibleDescription('Username is already taken')
  }
  // Coming by once more without changing anything makes no name free.
  await field(page, 'Username').focus()
  await field(page, 'Email').focus()
  await page.getByRole('button', { name: 'Show password' }).first().focus()
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Username is already taken')
  await field(page, 'Username').fill(someName('free'))
  await field(page, 'Email').focus()
  await expect(page.getByText('Username is already taken')).toBeHidden()
})
