import { signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { openPage } from '../support/list'

const PAGES = [
  '/dashboard',
  '/dashboard?tab=new',
  '/profile',
  '/profile?edit=yes',
  '/settings',
  '/newsletter',
  '/newsletter/confirm?token=of-nobody-at-all',
  '/admin/newsletter',
]

test('a member’s pages and those of the newsletter', async ({ page, accounts }) => {
  test.slow()
  await accounts.sql`
    insert into newsletter_subscribers (id, email, status, token_hash)
    values (gen_random_uuid(), 'axe@example.com', 'pending', sha256('axe'::bytea))`
  await signIn(page, await accounts.add({ role: 'admin' }))
  for (const path of PAGES) {
    await openPage(page, path)
    if (path === '/settings') await page.locator('summary', { hasText: 'Delete My Account' }).click()
    await expectNoViolations(page, path)
  }
})
