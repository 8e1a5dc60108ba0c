import { expect, expectToast, field, openForm, signIn, signInOver, test } from '../accounts/support/test'

test('what was typed when the session had ended is sent after signing in over it', async ({ page, accounts }) => {
  const person = await accounts.add()
  await accounts.sql`
    insert into wishlist_items (user_id, product_id, price_cents)
    select ${person.id}, id, 9900 from products where withdrawn_at is null limit 1`
  await signIn(page, person)
  const endSession = () => accounts.sql`delete from sessions where user_id = ${person.id}`

  await openForm(page, '/profile?edit=yes')
  await field(page, 'Bio').fill('Typed too late.')
  await endSession()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'You must be signed in to update your profile')
  await signInOver(page, person)
  await expect(field(page, 'Bio')).toHaveValue('Typed too late.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated')
  await expect(page.getByRole('main')).toContainText('Typed too late.')

  await openForm(page, '/wishlist')
  await page.getByText('Tell me when it gets cheaper').click()
  await page.getByLabel(/^Write to me when/).fill('9.50')
  // Signed out in another tab: not even the cookie is there.
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save price' }).click()
  await signInOver(page, person)
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByText('Waiting for $9.50')).toBeVisible()

  await openForm(page, '/settings')
  const password = `${person.password}-new`
  await field(page, 'Current password').fill(person.password)
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await endSession()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Update failed', 'Please sign in first.')
  await signInOver(page, person)
  await expect(field(page, 'New password')).toHaveValue(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Password changed')
})

test('what somebody left behind is not sent by whoever signs in after them', async ({ page, accounts }) => {
  const [one, other] = [await accounts.add(), await accounts.add()]
  await signIn(page, one)
  await openForm(page, '/settings')
  await field(page, 'New email').fill(`new-${one.email}`)
  await accounts.sql`delete from sessions where user_id = ${one.id}`
  await page.getByRole('button', { name: 'Change Email' }).click()
  await signInOver(page, other)
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(`Now: ${other.email}`)
  await expect(field(page, 'New email')).toHaveValue('')

  // From then on the page is theirs, whoever was here before.
  await field(page, 'New email').fill(`new-${other.email}`)
  await accounts.sql`delete from sessions where user_id = ${other.id}`
  await page.getByRole('button', { name: 'Change Email' }).click()
  await signInOver(page, other)
  await expect(field(page, 'New email')).toHaveValue(`new-${other.email}`)
})

test('a button of the settings asks to sign in as well', async ({ page, browser, accounts }) => {
  const person = await accounts.add()
  const elsewhere = await (await browser.newContext({ userAgent: 'Firefox/145.0' })).newPage()
  await signIn(elsewhere, person)
  await elsewhere.context().close()
  await signIn(page, person)
  await openForm(page, '/settings')
  await accounts.sql`delete from sessions where user_id = ${person.id}`
  await page.getByRole('button', { name: 'End the session on Firefox' }).click()
  await expectToast(page, 'Error', 'Please sign in first.')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})
