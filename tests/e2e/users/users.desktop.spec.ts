import { awaitMail, expect, expectToast, field, openForm, signIn, test } from '../accounts/support/test'
import { enterAs } from '../moderation/support/topic'
import { expectAddress, holdBack, openPage } from '../support/list'

/** As a page, and as the stream of a soft navigation. */
const ASKED_AS: Record<string, string>[] = [{}, { RSC: '1' }]

test('an administrator looks after somebody, and every change holds at once', async ({ page, browser, accounts }) => {
  test.setTimeout(240_000)
  const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  await signIn(page, admin, '/profile')
  await expect(page.getByRole('heading', { name: 'Admin Options' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Users' }).click()
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const other = await enterAs(browser, member)
  await openPage(other, '/admin/moderation')
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toBeHidden()

  // Another order is announced while it is under way.
  await openForm(page, '/admin/users')
  const held = await holdBack(page, /\/admin\/users\?.*sort=user/)
  await page.getByRole('link', { name: 'User', exact: true }).click()
  await expect(page.getByText('Loading users...')).toBeVisible()
  held.release()
  await expect(page.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText('Loading users...')).toBeHidden()

  // Found by name, whatever its case, and by address.
  await field(page, 'Search users').fill(member.username.toUpperCase())
  await field(page, 'Search users').press('Enter')
  await expect(page.getByText('1 user for')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: member.username })
  await expect(row).toContainText(member.email)
  await expect(row).toContainText('free')
  await expect(row.getByText('User', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Make Moderator' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Make ${member.username} a moderator?` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make Moderator' }).click()
  await expect(dialog.locator('form').getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Knows the forum.')
  await dialog.getByRole('button', { name: 'Make Moderator' }).click()
  await expectToast(page, 'Role Updated', `${member.username} is a moderator now.`)
  await expect(dialog).toBeHidden()
  await expect(row.getByText('Moderator', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible()

  // Making administrators asks for a password that was given long ago.
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${admin.id}`
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Make Admin' }).click()
  await expect(dialog.getByRole('heading', { name: `Make ${member.username} an admin?` })).toBeVisible()
  await dialog.getByLabel('Reason').fill('Takes over.')
  await dialog.getByRole('button', { name: 'Make Admin' }).click()
  await field(page, 'Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Role Updated', `${member.username} is an administrator now.`)
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()

  // The new one takes it back from the first, whose open page can do nothing any more.
  await openForm(other, `/admin/users?q=${admin.username}`)
  const first = other.getByRole('row').filter({ hasText: admin.username })
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Make Regular User' }).click()
  await dialog.getByLabel('Reason').fill('Was a mistake.')
  await first.getByRole('button', { name: 'More' }).click()
  await other.getByRole('link', { name: 'Make Regular User' }).click()
  await other.getByRole('dialog').getByLabel('Reason').fill('Has left the team.')
  await other.getByRole('dialog').getByRole('button', { name: 'Make Regular User' }).click()
  await expectToast(other, 'Role Updated', `${admin.username} is a regular user now.`)
  await dialog.getByRole('button', { name: 'Make Regular User' }).click()
  await expectToast(page, 'Action Denied', 'Only admins can change roles')
  const reasons = await accounts.sql`
    select reason from audit_entries where action = 'user.change-role'
      and subject in (${`user:${member.id}`}, ${`user:${admin.id}`}) order by id`
  expect(reasons.map(({ reason }) => reason)).toEqual(['Knows the forum.', 'Takes over.', 'Has left the team.'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await openForm(other, `/admin/users?q=${member.username}`)
  await expect(other.getByRole('button', { name: 'Cannot Delete Self' })).toBeDisabled()
  await other.getByRole('link', { name: `Edit ${member.username}` }).click()
  await expect(other.getByText('You cannot change your own role')).toBeVisible()
  await openForm(other, `/admin/users?make-user=${member.id}`)
  await expect(other.getByRole('dialog').getByRole('heading', { name: 'Action Denied' })).toBeVisible()
  await expect(other.getByRole('dialog').getByText('You cannot change your own role')).toBeVisible()
  await other.context().close()
})

test('names, addresses, suspensions, sessions and farewells', async ({ page, browser, accounts }) => {
  test.setTimeout(240_000)
  const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  const [guarded] = [await accounts.add({ role: 'admin' })]
  await accounts.sql`update users set protected = true where id = ${guarded.id}`
  await signIn(page, admin, '/about')
  const other = await enterAs(browser, member)

  await openForm(page, `/admin/users?q=${member.username}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: `Edit ${member.username}` }).click()
  await expect(dialog.getByRole('heading', { name: 'Edit User' })).toBeVisible()
  await field(page, 'Username').fill('ab')
  await field(page, 'Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.locator('form').getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(dialog.locator('form').getByText('Invalid email format')).toBeVisible()
  await field(page, 'Username').fill(`${member.username}-x`)
  await field(page, 'Email').fill(`new-${member.email}`)
  await dialog.getByLabel('Payments').selectOption('Manages payments')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.locator('form').getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Keeps the books.')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'User Updated', `new-${member.email} is in use once`)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: `${member.username}-x` })).toContainText(member.email)
  await awaitMail(`new-${member.email}`, 'Confirm your new address')
  await awaitMail(member.email, 'wants to change')

  const row = page.getByRole('row').filter({ hasText: `${member.username}-x` })
  await expect(row.getByText('Payments', { exact: true })).toBeVisible()
  await openPage(other, '/admin/payments')
  await expect(other.getByRole('heading', { name: 'Payment Management', level: 1 })).toBeVisible()
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Suspend…' }).click()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.locator('form').getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Until').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Reason').fill('Advertising is not welcome here.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(page, 'User Suspended')
  await expect(row.getByText('Suspended until')).toBeVisible()

  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'End sessions…' }).click()
  await expect(dialog.getByText('is signed in with 1 browser')).toBeVisible()
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await expectToast(page, 'Sessions Ended')
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/sign-in/)
  await other.context().close()

  // The log is asked about them by their name, as every list is.
  await page.goto('/admin/audit')
  await page.getByRole('searchbox', { name: 'On whom or what' }).fill(`${member.username}-x`)
  await page.getByRole('searchbox', { name: 'On whom or what' }).press('Enter')
  const ended = page.getByRole('main').getByRole('row').filter({ hasText: 'user.end-sessions' })
  await expect(ended.getByRole('link', { name: `${member.username}-x` })).toBeVisible()
  await openForm(page, `/admin/users?q=${member.username}`)

  const list = await page.request.get(`/admin/users/export?q=${member.username}`)
  expect(list.headers()['content-type']).toContain('text/csv')
  expect((await list.text()).trim().split('\r\n')).toHaveLength(2)
  for (const path of ['/admin/audit/export?actor=nobody', '/admin/blog/analytics/export']) {
    expect((await page.request.get(path)).status()).toBe(200)
  }
  const noted = await accounts.sql`
    select action from audit_entries where actor_id = ${admin.id} and action like '%.export' order by id`
  expect(noted.map(({ action }) => action)).toEqual(['users.export', 'audit.export', 'analytics.export'])

  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(dialog.getByRole('heading', { name: 'Are you sure?' })).toBeVisible()
  await dialog.getByLabel('Remove the texts').check()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.locator('form').getByText('Please give a reason')).toBeVisible()
  // What never comes back asks for a password that was given long ago.
  await accounts.sql`update sessions set proved_at = now() - interval '2 hours' where user_id = ${admin.id}`
  await dialog.getByLabel('Reason').fill('Asked for it by mail.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await field(page, 'Password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'User Deleted')
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()

  await openForm(page, `/admin/users?q=${guarded.username}`)
  await page.getByRole('row').filter({ hasText: guarded.username }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(dialog.getByRole('heading', { name: 'Action Denied' })).toBeVisible()
  await expect(dialog.getByText('This admin account cannot be deleted.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expectAddress(page, `/admin/users?q=${guarded.username}`)
})

test('nobody else sees anybody, in HTML as in its stream', async ({ page, accounts }) => {
  const [member, moderator] = [await accounts.add(), await accounts.add({ role: 'moderator' })]
  const secret = await accounts.add()
  for (const [person, sees] of [
    [member, false],
    [moderator, true],
  ] as const) {
    await signIn(page, person, '/about')
    for (const path of [
      `/admin/users?q=${secret.username}`,
      `/admin/users?edit=${secret.id}`,
      '/admin/users?tab=roles',
      '/admin/users?tab=invite',
    ]) {
      await openPage(page, path)
      await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
      await expect(page.getByText("You don't have permission to access this area.")).toBeVisible()
      for (const headers of ASKED_AS) {
        const answer = await page.request.get(path, { headers })
        expect(answer.headers()['cache-control']).toContain('no-store')
        const text = await answer.text()
        expect(text).not.toContain(secret.email)
        expect(text).not.toContain('Make Moderator')
      }
    }
    expect((await page.request.get('/admin/users/export')).status()).toBe(403)
    const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    await expect(links.filter({ hasText: 'Moderation' })).toBeVisible({ visible: sees })
    await expect(links.filter({ hasText: 'Users' })).toBeHidden()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL('/')
    await page.context().clearCookies()
  }
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=%2Fadmin%2Fusers/)
})
