import { enter, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { addOwner } from './support/owner'

test('the pages of payments', async ({ page, accounts }) => {
  test.slow()
  const [row] = await accounts.sql`select id from transactions where subscription_id is not null limit 1`
  const [plan] = await accounts.sql`select id from plans where slug = 'premium'`
  await enter(page, await addOwner(accounts))
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
    await expectNoViolations(page, path)
  }
})
