import { expectNoViolations } from '../support/axe'
import { openPage } from '../support/list'
import { expect, openForm, signIn, test } from './support/test'

const PAGES = [
  '/sign-in',
  '/register',
  '/reset-password',
  '/reset-password?token=a-token-of-nobody',
  '/verify-email',
  '/verify-email?token=a-token-of-nobody',
]

for (const path of PAGES) {
  test(`${path}, empty and refused`, async ({ page }) => {
    await openForm(page, path)
    await expectNoViolations(page, path)
    if (path.startsWith('/verify-email?')) return
    await page.locator('main form').first().locator('button[type="submit"]').click()
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
    await expectNoViolations(page, `${path}, refused`)
  })
}

test('the dialog', async ({ page }) => {
  await openPage(page, '/about')
  await page.locator('.site-header').getByRole('link', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Google' })).toBeVisible()
  await expectNoViolations(page, 'sign in')
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await expectNoViolations(page, 'register')
})

test('a member’s pages and menu', async ({ page, accounts }) => {
  test.slow()
  const person = await accounts.add({ verified: false })
  await signIn(page, person)
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page, 'the menu')
  for (const path of ['/profile', '/profile?tab=security', '/settings', '/sign-in', '/verify-email']) {
    await openPage(page, path)
    await expectNoViolations(page, path)
  }
})
