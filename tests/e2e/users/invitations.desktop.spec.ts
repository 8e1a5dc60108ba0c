import { someName } from '@/tests/support/people'
import { someAddress } from '@/tests/support/some-address'
import { awaitMail, expect, expectToast, field, openForm, pathOf, signIn, test } from '../accounts/support/test'
import { enterAs } from '../moderation/support/topic'

test('somebody is asked in, comes, and the list says so', async ({ page, browser, accounts }) => {
  test.setTimeout(240_000)
  const [admin, member, stranger] = [await accounts.add({ role: 'admin' }), await accounts.add(), await accounts.add()]
  const email = `${someName('guest')}@example.com`
  await signIn(page, admin, '/about')
  await openForm(page, '/admin/users')
  await page.getByRole('link', { name: 'Add User' }).click()
  await expect(page.getByRole('heading', { name: 'Invite Users' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send Invitation' })
  await send.click()
  await expect(page.getByRole('main').getByText('Please enter an email address')).toBeVisible()
  await field(page, 'Email').fill('guest')
  await send.click()
  await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible()
  await field(page, 'Email').fill(email)
  await field(page, 'Role').selectOption('moderator')
  await field(page, 'Message (optional)').fill('We need you.')
  await send.click()
  await expectToast(page, 'Invitation Sent')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()
  const old = pathOf(await awaitMail(email, 'invites you'))

  // Sent once more: the link before is worth nothing.
  await accounts.endLimit(`mail:invite:${email}:minute`)
  await row.getByRole('button', { name: 'Resend' }).click()
  await expectToast(page, 'Invitation Sent', 'the old one no longer works')
  const link = pathOf(await awaitMail(email, 'invites you', 1))
  const joining = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
  const guest = await joining.newPage()
  await guest.goto(old)
  await expect(guest.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
  await openForm(guest, link)
  await expect(guest.getByText('We need you.')).toBeVisible()
  await field(guest, 'Username').fill(someName('guest'))
  await field(guest, 'Password').fill('velvet-harbour-77-crane')
  await field(guest, 'Confirm password').fill('velvet-harbour-77-crane')
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await guest.waitForURL('/admin')
  await expect(guest.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await joining.close()
  await page.reload()
  await expect(row.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)

  // A member accepts with their own account only; a password given long ago is asked for when it is about an admin.
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${admin.id}`
  await openForm(page, '/admin/users?tab=invite')
  await field(page, 'Email').fill(member.email)
  await field(page, 'Role').selectOption('admin')
  await send.click()
  await field(page, 'Password').fill(admin.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Invitation Sent')
  const forMember = pathOf(await awaitMail(member.email, 'invites you'))
  const wrong = await enterAs(browser, stranger)
  await wrong.goto(forMember)
  await expect(wrong.getByText('this invitation was sent to another address')).toBeVisible()
  await wrong.context().close()
  const right = await enterAs(browser, member)
  await openForm(right, forMember)
  await right.getByRole('button', { name: 'Accept invitation' }).click()
  await right.waitForURL('/admin')
  await right.context().close()

  await openForm(page, '/admin/users?tab=roles')
  await expect(page.getByRole('row').filter({ hasText: member.username })).toContainText('admin')
  await expect(page.getByRole('row').filter({ hasText: 'Invite people' })).toContainText('No')
})
