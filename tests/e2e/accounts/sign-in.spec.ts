import { recordLayoutShift, settle } from '../support/first-paint'
import { expectAddress, openPage } from '../support/list'
import { expect, expectToast, field, fillSignIn, openForm, signIn, test } from './support/test'

test('a member signs in and returns to where they came from', async ({ page, accounts }) => {
  const person = await accounts.add()
  await openForm(page, '/sign-in?callbackUrl=%2Freviews%3Ftab%3Dpopular')
  await fillSignIn(page, person.email.toUpperCase(), person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  // Said before the next page is there, and for four seconds only.
  await expectToast(page, 'Signed in', 'You are now signed in')
  await expectAddress(page, '/reviews?tab=popular')
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
})

test('a wrong password is told in a toast and in the form, which keeps the address', async ({ page, accounts }) => {
  const { email } = await accounts.add()
  await openForm(page, '/sign-in')
  await fillSignIn(page, email, 'Not-the-password-1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Sign in failed', 'Invalid email or password')
  const told = page.getByRole('main').getByRole('alert').getByText('Invalid email or password')
  await expect(told).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue(email)
})

test('a browser that refuses cookies is told so, not that it is signed in', async ({ page, accounts }) => {
  const { email, password } = await accounts.add()
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await openForm(page, '/sign-in')
  await fillSignIn(page, email, password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This browser refuses cookies')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByText('You are now signed in')).toHaveCount(0)
})

test('a field says what is wrong with it when it is left', async ({ page }) => {
  await openForm(page, '/sign-in')
  await field(page, 'Email').fill('nobody')
  await field(page, 'Password').fill('12345')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field(page, 'Email').focus()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await field(page, 'Email').fill('somebody@example.com')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
})

test('an empty form is not sent: every field says so, and the first has the focus', async ({ page }) => {
  await openForm(page, '/sign-in')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  for (const [label, text] of [
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
  ] as const) {
    const input = field(page, label)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(text)
  }
  await expect(field(page, 'Email')).toBeFocused()
  expect(posts).toEqual([])
})

test('a password can be looked at', async ({ page }) => {
  await openForm(page, '/sign-in')
  const input = field(page, 'Password')
  await input.fill('Something-long')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(input).toHaveAttribute('type', 'text')
  await expect(input).toHaveValue('Something-long')
})

test('a visitor has a Sign In link and no menu', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/viewer') && asked.push(request.url()))
  await openPage(page, '/about')
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('#account-button')).toBeHidden()
  expect(asked, 'a visitor costs no request').toEqual([])
})

test('signing out from the menu stays on the page', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectToast(page, 'Signed out', 'You have been signed out successfully')
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectAddress(page, '/about')
  expect(await (await page.request.get('/api/viewer')).json()).toEqual({ viewer: null })
  const [row] = await accounts.sql`select ended_at from sessions where user_id = ${person.id}`
  expect(row?.ended_at).not.toBeNull()
})

test('signing out on an own page leads home, and back from there to the page before', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectAddress(page, '/')
  await page.goBack()
  await expectAddress(page, '/about')
})

test('a signed-in reload neither jumps nor shows Sign In for a frame', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  const layoutShift = await recordLayoutShift(page)
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('.site-header .for-visitors')
      if (link && getComputedStyle(link).display !== 'none') document.documentElement.dataset.testFlash = ''
      requestAnimationFrame(look)
    }
    look()
  })
  for (const address of ['/', '/about', '/reviews']) {
    await openPage(page, address)
    await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
    await settle(page)
    expect(await layoutShift(), address).toBeLessThanOrEqual(0.001)
    await expect(page.locator('html[data-test-flash]'), address).not.toBeAttached()
  }
})
