import type { Locator, Page } from '@playwright/test'
import { enter, expectToast, field, openForm, test } from '../accounts/support/test'

/** What is sent from here on has no answer. */
const loseAnswers = (page: Page) =>
  page.route('**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )

test('each act about somebody has its own words for a server that does not answer', async ({ page, accounts }) => {
  const [member, newcomer] = [await accounts.add(), await accounts.add({ verified: false })]
  await enter(page, await accounts.add({ role: 'admin' }))
  await loseAnswers(page)
  const dialog = page.getByRole('dialog')
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name }).filter({ visible: true }).click()

  await openForm(page, `/admin/users?edit=${member.id}`)
  await press(dialog, 'Save changes')
  await expectToast(page, 'Update Failed', 'An error occurred while updating the user')
  await openForm(page, `/admin/users?make-moderator=${member.id}`)
  await press(dialog, 'Make Moderator')
  await expectToast(page, 'Update Failed', 'Failed to update role')
  await openForm(page, `/admin/users?delete=${member.id}`)
  await press(dialog, 'Delete')
  await expectToast(page, 'Delete Failed', 'An error occurred while deleting the user')

  await openForm(page, `/admin/users?q=${newcomer.username}`)
  await press(page, 'More')
  await press(page, 'Resend verification')
  await expectToast(page, 'Failed to resend', 'There was a problem sending the verification email')
  await openForm(page, '/admin/users?tab=invite')
  await field(page, 'Email').fill('guest@example.com')
  await press(page, 'Send Invitation')
  await expectToast(page, 'Invitation not sent', 'Failed to send invitation. Please try again.')
})

test('and so has a profile', async ({ page, accounts }) => {
  await enter(page, await accounts.add())
  await loseAnswers(page)
  await openForm(page, '/profile?edit=yes')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'An unexpected error occurred')
})
