import { someName } from '@/tests/support/people'
import { awaitMail, expect, field, pathOf, signIn, test } from '../../accounts/support/test'

test('users and invitations without scripts', async ({ page, accounts }) => {
  test.setTimeout(180_000)
  const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await signIn(page, admin)
  await page.goto('/admin/users')
  await field(page, 'Search users').fill(member.email)
  await field(page, 'Search users').press('Enter')
  const row = page.getByRole('row').filter({ hasText: member.username })
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Make Moderator' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Make ${member.username} a moderator?` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make Moderator' }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Knows the forum.')
  await dialog.getByRole('button', { name: 'Make Moderator' }).click()
  await expect(page.getByText(`${member.username} is a moderator now.`)).toBeVisible()
  await expect(row.getByText('Moderator', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  await row.getByRole('link', { name: 'Edit' }).click()
  await field(page, 'Username').fill('ab')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(field(page, 'Username')).toHaveValue('ab')
  await field(page, 'Username').fill(`${member.username}-y`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.goto(`/admin/users?delete=${member.id}`)
  await page.getByLabel('Anonymise').check()
  await page.getByLabel('Reason').fill('Asked for it by mail.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`The account ${member.username}-y was deleted.`)).toBeVisible()

  const email = `${someName('guest')}@example.com`
  await page.goto('/admin/users?tab=invite')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText('Please enter an email address')).toBeVisible()
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText(`An invitation was mailed to ${email}.`)).toBeVisible()
  const link = pathOf(await awaitMail(email, 'invites you'))

  // Asked for the password, a form keeps what was typed; sending again asks, too.
  const other = `${someName('guest')}@example.com`
  const grow = () =>
    accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${admin.id}`
  const confirm = async () => {
    await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await grow()
  await field(page, 'Email').fill(other)
  await field(page, 'Role').selectOption('admin')
  await field(page, 'Message (optional)').fill('We need you.')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(field(page, 'Message (optional)')).toHaveValue('We need you.')
  await confirm()
  await expect(page.getByText(`An invitation was mailed to ${other}.`)).toBeVisible()
  await accounts.endLimit(`mail:invite:${other}:minute`)
  await grow()
  await page.getByRole('button', { name: `Resend the invitation of ${other}` }).click()
  await confirm()
  await expect(page.getByText(`A new invitation was mailed to ${other}`)).toBeVisible()
  await page.context().clearCookies()
  await page.goto(link)
  await field(page, 'Username').fill(someName('guest'))
  await field(page, 'Password').fill('velvet-77')
  await field(page, 'Confirm password').fill('velvet-78')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await field(page, 'Password').fill('velvet-77-crane')
  await field(page, 'Confirm password').fill('velvet-77-crane')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await page.waitForURL('/dashboard')
})
