import sharp from 'sharp'
import { someName } from '@/tests/support/people'
import { awaitMail, enter, expect, field, pathOf, signIn, test } from '../accounts/support/test'
import { expectAddress } from '../support/list'

test('the newsletter from any page: asked, confirmed, narrowed, left', async ({ page, accounts }) => {
  const email = `${someName('reader')}@example.com`
  await signIn(page, await accounts.add())
  for (const path of ['/about', '/profile']) {
    await page.goto(path)
    await page.locator('.site-footer').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/newsletter\?answer=/)
    const address = page.getByRole('main').getByLabel('Email address')
    await expect(address).toHaveAccessibleDescription('Please enter your email address')
  }
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').getByText('Thank you for subscribing to our newsletter.')).toBeVisible()

  const link = pathOf(await awaitMail(email, 'Please confirm your subscription'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose your topics' }).click()
  await page.getByLabel('Discussions worth reading').uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Your choice has been saved.')).toBeVisible()
  await expect(page.getByLabel('Discussions worth reading')).not.toBeChecked()
  for (const way of ['/api/newsletter/unsubscribe', '/newsletter/preferences']) {
    await accounts.sql`update newsletter_subscribers set status = 'confirmed' where email = ${email}`
    await page.goto(link.replace('/newsletter/confirm', way))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You have been unsubscribed.')).toBeVisible()
  }
  await expect(page.getByText('which gets nothing at present')).toBeVisible()
})

test('profile and picture', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person, '/profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await field(page, 'Username').fill('ab')
  await field(page, 'Bio').fill('Kept.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Username must be at least 3 characters')
  await expect(field(page, 'Bio')).toHaveValue('Kept.')
  // The form that was shown again still stands upon what was stored when it was opened.
  await accounts.sql`
    update profiles set bio = 'Later still.', is_public = true, version = version + 1 where id = ${person.id}`
  await field(page, 'Username').fill(person.username)
  await field(page, 'Bio').fill('Mine.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile was changed in another window meanwhile.')).toBeVisible()
  await expect(page.getByText('Later still.')).toBeVisible()
  await expect(page.getByText('With a public page')).toBeVisible()
  await expect(field(page, 'Bio')).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
  await expect(page.getByRole('definition').getByText('Mine.')).toBeVisible()

  await page.goto('/profile?edit=yes')
  const send = async (buffer: Buffer) => {
    await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Save Picture' }).click()
  }
  await send(Buffer.from('no picture'))
  await expect(page.getByText('Please choose a JPEG, PNG, GIF or WebP picture.')).toBeVisible()
  await send(
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c2330f' } })
      .png()
      .toBuffer(),
  )
  await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
  await expect(page.getByRole('main').locator('img[src^="/media/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove Picture' }).click()
  await expect(page.getByRole('main').locator('img[src^="/media/"]')).toHaveCount(0)
})

test('settings: address, data, leaving and coming back', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${person.id}`
  await page.goto('/settings')
  // The password travels with what was typed: also past a wrong one.
  await field(page, 'New email').fill(`new-${person.email}`)
  await page.getByRole('button', { name: 'Change Email' }).click()
  const email = page.getByRole('region', { name: 'Email' })
  await email.getByRole('textbox', { name: 'Password' }).fill('not-the-password')
  await email.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(email.getByText('This is not your current password')).toBeVisible()
  await expect(field(page, 'New email')).toHaveValue(`new-${person.email}`)
  await email.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await email.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Waiting for proof of')).toContainText(`new-${person.email}`)
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await expect(page.getByText('Your data is being collected.').first()).toBeVisible()

  // Who came by a provider has no password to give.
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${person.id}`
  const [kept] = await accounts.sql`select password_hash from users where id = ${person.id}`
  await accounts.sql`update users set password_hash = null where id = ${person.id}`
  await field(page, 'New email').fill(`other-${person.email}`)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText('Please sign out and in again, then do this within the hour.')).toBeVisible()
  await expect(field(page, 'New email')).toHaveValue(`other-${person.email}`)
  await accounts.sql`update users set password_hash = ${kept?.password_hash} where id = ${person.id}`
  await page.goto('/settings')

  await page.locator('summary', { hasText: 'Delete My Account' }).click()
  const form = page.locator('details form')
  await form.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(page.getByText('Please tick the box to confirm')).toBeVisible()
  await form.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await form.getByLabel(/^Delete my account in 14 days/).check()
  await form.getByRole('button', { name: 'Delete My Account' }).click()
  await expectAddress(page, '/sign-in?leaving=yes')
  await expect(page.getByText('Sign in before then to keep it.')).toBeVisible()
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectAddress(page, '/settings?restored=yes')
  await expect(page.getByText('Welcome back.')).toBeVisible()
})

test('a session that ended elsewhere leads to the sign-in page and back', async ({ page, accounts }) => {
  const person = await accounts.add()
  await signIn(page, person)
  await accounts.sql`update sessions set ended_at = now() where user_id = ${person.id}`
  for (const path of ['/settings', '/dashboard?tab=new']) {
    await page.goto(path)
    await expectAddress(page, `/sign-in?${new URLSearchParams({ callbackUrl: path })}`)
  }
  for (const keepsCookie of [true, false]) {
    if (!keepsCookie) await page.context().clearCookies()
    await page.goto('/profile')
    await expect(page.getByText('Please sign in to manage your profile.')).toBeVisible()
  }
  await expectAddress(page, '/sign-in?callbackUrl=%2Fprofile')
})

test('whoever is signed in finds from the sign-in page wherever they may go', async ({ page, accounts }) => {
  for (const [role, mine, others] of [
    ['user', ['Dashboard', 'Profile', 'Settings'], ['Moderation', 'Users']],
    ['admin', ['Dashboard', 'Profile', 'Moderation', 'Posts', 'Users', 'Audit log'], []],
  ] as const) {
    await enter(page, await accounts.add({ role }), '/sign-in')
    const links = page.getByRole('main').getByRole('listitem')
    for (const name of mine) await expect(links.filter({ hasText: new RegExp(`^${name}$`) }), name).toHaveCount(1)
    for (const name of others) await expect(links.filter({ hasText: new RegExp(`^${name}$`) }), name).toHaveCount(0)
  }
})
