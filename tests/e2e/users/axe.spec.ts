import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openForm, signIn, test } from '../accounts/support/test'

async function expectNoViolations(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary }))),
    what,
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what}: nothing is wider than the screen`).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    // Whatever is still moving or fading would be judged at half its contrast.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('users, roles and invitations', async ({ page, accounts }) => {
      test.setTimeout(180_000)
      const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add({ suspended: true })]
      await accounts.add({ role: 'moderator', verified: false })
      await accounts.sql`
        insert into invitations (id, email, role, message, token_hash, invited_by, expires_at)
        values (gen_random_uuid(), ${`for-${member.email}`}, 'admin', 'Come in', sha256(${member.email}::bytea), ${admin.id},
          now() + interval '1 day')`
      await signIn(page, admin)
      for (const path of [
        '/admin/users?sort=role',
        '/admin/users?q=nobody-at-all',
        `/admin/users?edit=${member.id}`,
        `/admin/users?delete=${member.id}`,
        `/admin/users?suspend=${member.id}`,
        `/admin/users?promote=${member.id}`,
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
  })
}
