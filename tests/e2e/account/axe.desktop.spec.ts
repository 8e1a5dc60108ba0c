import { expect, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { openPage } from '../support/list'

const PAGES = [
  '/dashboard',
  '/continue',
  '/dashboard?tab=new',
  '/profile',
  '/profile?edit=yes',
  '/settings',
  '/newsletter',
  '/newsletter/confirm?token=of-nobody-at-all',
  ...['confirm', 'preferences', 'unsubscribe'].map((page) => `/newsletter/${page}?token=of-somebody-with-axe`),
  '/admin/newsletter',
  '/admin/products/new',
  '/admin/news',
  '/admin/news/new',
]

test('a member’s pages and those of the newsletter', async ({ page, accounts }) => {
  test.slow()
  await accounts.sql`
    insert into newsletter_subscribers (id, email, status, token_hash)
    values (gen_random_uuid(), 'axe@example.com', 'pending', sha256('of-somebody-with-axe'::bytea))`
  await signIn(page, await accounts.add({ role: 'admin' }))
  for (const path of PAGES) {
    await openPage(page, path)
    if (path.includes('somebody')) await expect(page.getByText('axe@example.com')).toBeVisible()
    if (path === '/settings') await page.locator('summary', { hasText: 'Delete My Account' }).click()
    await expectNoViolations(page, path)
  }
})
