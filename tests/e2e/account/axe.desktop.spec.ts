import AxeBuilder from '@axe-core/playwright'
import { expect, signIn, test } from '../accounts/support/test'
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    // Whatever is still moving or fading would be judged at half its contrast.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('a member’s pages and those of the newsletter', async ({ page, accounts }) => {
      test.slow()
      await accounts.sql`
        insert into newsletter_subscribers (id, email, status, token_hash)
        values (gen_random_uuid(), ${`axe-${colorScheme}@example.com`}, 'pending', sha256(${colorScheme}::bytea))`
      await signIn(page, await accounts.add({ role: 'admin' }))
      for (const path of PAGES) {
        await openPage(page, path)
        if (path === '/settings') await page.locator('summary', { hasText: 'Delete My Account' }).click()
        const { violations } = await new AxeBuilder({ page }).analyze()
        const said = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
        )
        expect(said, path).toEqual([])
      }
    })
  })
}
