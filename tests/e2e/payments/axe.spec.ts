import AxeBuilder from '@axe-core/playwright'
import { expect, openForm, signIn, test } from '../accounts/support/test'
import { addOwner } from './support/owner'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    // Whatever is still moving or fading would be judged at half its contrast.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the pages of payments', async ({ page, accounts }) => {
      test.slow()
      const [row] = await accounts.sql`select id from transactions where subscription_id is not null limit 1`
      const [plan] = await accounts.sql`select id from plans where slug = 'premium'`
      await signIn(page, await addOwner(accounts))
      for (const path of [
        '/admin/payments',
        '/admin/payments/transactions?status=refunded&sort=-amount',
        '/admin/payments/transactions?q=nothing+like+it',
        `/admin/payments/transactions/${row?.id}`,
        '/admin/payments/settings',
        '/admin/payments/plans/new',
        `/admin/payments/plans/${plan?.id}`,
      ]) {
        await openForm(page, path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
          ),
          path,
        ).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path}: nothing is wider than the screen`).toBeLessThanOrEqual(0)
      }
    })
  })
}
