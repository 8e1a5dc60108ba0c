import { enter, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'

test('users, roles and invitations', async ({ page, accounts }) => {
  test.setTimeout(180_000)
  const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add({ suspended: true })]
  await accounts.add({ role: 'moderator', verified: false })
  await accounts.sql`
    insert into invitations (id, email, role, message, token_hash, invited_by, expires_at)
    values (gen_random_uuid(), ${`for-${member.email}`}, 'admin', 'Come in', sha256(${member.email}::bytea), ${admin.id},
      now() + interval '1 day')`
  await enter(page, admin)
  for (const path of [
    '/admin/users?sort=role',
    '/admin/users?q=nobody-at-all',
    `/admin/users?edit=${member.id}`,
    `/admin/users?delete=${member.id}`,
    `/admin/users?suspend=${member.id}`,
    `/admin/users?make-admin=${member.id}`,
    `/admin/users?delete=${admin.id}`,
    '/admin/users?tab=roles',
    '/admin/users?tab=invite',
    '/invitation?token=nothing-to-be-found',
  ]) {
    await openForm(page, path)
    await expectNoViolations(page, path)
  }
  await openForm(page, `/admin/users?q=${member.username}`)
  await page.getByRole('button', { name: 'More' }).click()
  await expectNoViolations(page, 'the menu of somebody')
  await page.goto('/about')
})
