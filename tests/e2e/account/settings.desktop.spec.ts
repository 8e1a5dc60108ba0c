import {
  awaitMail,
  expect,
  expectToast,
  field,
  fillSignIn,
  openForm,
  pathOf,
  signIn,
  test,
} from '../accounts/support/test'
import { expectAddress } from '../support/list'

test('another address: asked for, proved, told to the old one', async ({ page, accounts }) => {
  const person = await accounts.add()
  const next = `new-${person.email}`
  await signIn(page, person)
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${person.id}`
  await openForm(page, '/settings')
  await field(page, 'New email').fill(next)
  await page.getByRole('button', { name: 'Change Email' }).click()
  // The password was given long ago; the form goes on by itself once it is confirmed.
  await expect(field(page, 'Password')).toBeFocused()
  await field(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectToast(page, 'Verification email sent', 'Please check your inbox for the verification link')
  await expect(page.getByText('Waiting for proof of')).toContainText(next)
  await awaitMail(person.email, 'Somebody wants to change')
  await openForm(page, pathOf(await awaitMail(next, 'Confirm your new address')))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Email verified')
  await awaitMail(person.email, 'email address was changed')
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(`Now: ${next}`)
})

test('another address that is not wanted any more: its link is dead', async ({ page, accounts }) => {
  const person = await accounts.add()
  const next = `new-${person.email}`
  await signIn(page, person)
  await openForm(page, '/settings')
  await field(page, 'New email').fill(next)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText('Waiting for proof of')).toContainText(next)
  const promise = page.getByRole('main').getByText('Please check your inbox for the verification link')
  await expect(promise).toBeVisible()
  await page.getByRole('button', { name: 'Cancel This Change' }).click()
  await expectToast(page, 'Change cancelled', 'Your address stays as it is.')
  await expect(page.getByText('Waiting for proof of')).toHaveCount(0)
  await expect(promise).toBeHidden()
  // The button is gone; the keys go on near it.
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeFocused()
  await openForm(page, pathOf(await awaitMail(next, 'Confirm your new address')))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expectToast(page, 'Verification failed', 'Invalid or expired token.')
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(`Now: ${person.email}`)
})

test('the theme is chosen by name and is the header’s', async ({ page, accounts }) => {
  await signIn(page, await accounts.add(), '/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('everything the site knows, as one file', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await expectToast(page, 'Export requested')
  await awaitMail(person.email, 'data is ready')
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toContain(person.username)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const data = JSON.parse(Buffer.concat(chunks).toString())
  expect(data.account).toMatchObject({ email: person.email, profile: { username: person.username } })

  const other = await accounts.add()
  await page.context().clearCookies()
  await signIn(page, other)
  await page.goto('/settings/export')
  await expectAddress(page, '/settings')
})

test('leaving, and coming back within the grace', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await openForm(page, '/settings')
  await page.getByText('Delete My Account').first().click()
  const form = page.locator('details form')
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expectToast(page, 'Delete Failed', 'Please tick the box to confirm')
  await form.getByLabel('Remove my texts').check()
  await form.getByLabel(/^Delete my account in 14 days/).check()
  await form.getByLabel('Password', { exact: true }).fill('not-the-password')
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expectToast(page, 'Delete Failed', 'This is not your current password')
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  const elsewhere: string[] = []
  page.on('request', (request) => request.url().includes('callbackUrl') && elsewhere.push(request.url()))
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expectAddress(page, '/sign-in?leaving=yes')
  expect(elsewhere, 'the page that was left leads nowhere else').toEqual([])
  await expect(page.getByRole('main').getByText('Sign in before then to keep it.')).toBeVisible()
  await awaitMail(person.email, 'account will be deleted')
  expect((await (await page.request.get('/api/viewer')).json()).viewer).toBeNull()

  await fillSignIn(page, person.email, person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectAddress(page, '/settings?restored=yes')
  await expect(page.getByText('Welcome back. Your account stays, and everything is as it was.')).toBeVisible()
  await awaitMail(person.email, 'account stays')
})

test('the protected administrator stays', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  await accounts.sql`update users set protected = true where id = ${admin.id}`
  await signIn(page, admin)
  await openForm(page, '/settings')
  await page.getByText('Delete My Account').first().click()
  const form = page.locator('details form')
  await form.getByLabel(/^Delete my account in 14 days/).check()
  await form.getByLabel('Password', { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expectToast(page, 'Action Denied', 'This admin account cannot be deleted.')
  await accounts.sql`update users set protected = false where id = ${admin.id}`
})

test('nothing is promised by mail to an address that is not proved', async ({ page, accounts }) => {
  await signIn(page, await accounts.add({ verified: false }))
  await page.goto('/profile?tab=security')
  await expect(page.getByRole('main')).toContainText('Everywhere else you will be signed out.')
  await openForm(page, '/settings')
  await expect(page.getByRole('main')).toContainText('Everywhere else you will be signed out.')
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription('We mail a link to it')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await expectToast(page, 'Export requested', 'Come back to this page for the file')
})
