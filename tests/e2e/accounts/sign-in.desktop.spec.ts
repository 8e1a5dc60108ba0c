import { expectAddress } from '../support/list'
import { expect, fillSignIn, openForm, signIn, test } from './support/test'

test('a callbackUrl of another site leads to the front page', async ({ page, accounts }) => {
  const person = await accounts.add()
  // Every other way to write one is held by tests/unit/auth/schema.test.ts.
  await openForm(page, `/sign-in?callbackUrl=${encodeURIComponent('//evil.example/x')}`)
  await fillSignIn(page, person.email, person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible()
  await expectAddress(page, '/')
})

for (const [role, label] of [
  ['user', 'User'],
  ['moderator', 'Moderator'],
  ['admin', 'Admin'],
] as const) {
  test(`the account menu of ${role}`, async ({ page, accounts }) => {
    const person = await accounts.add({ role })
    await signIn(page, person)
    const button = page.getByRole('button', { name: `Account menu of ${person.username}` })
    await button.click()
    const menu = page.getByRole('menu')
    await expect(page.locator('#account-menu')).toContainText(person.email)
    const own = ['Profile', 'Saved Articles', 'My Comments', 'Wishlist', 'Settings']
    const staff = ['Content Dashboard', 'Moderation']
    await expect(menu.getByRole('menuitem')).toHaveText([...own, ...(role === 'user' ? [] : staff), 'Log Out'])
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: 'Saved Articles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.goto('/profile')
    await expect(page.getByRole('definition').getByText(label, { exact: true })).toBeVisible()
  })
}
