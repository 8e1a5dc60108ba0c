import { expect, openForm, signIn, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'
import { addOwner } from './support/owner'

const PATHS = [
  '/admin/payments',
  '/admin/payments/transactions',
  '/admin/payments/settings',
  '/admin/payments/plans/new',
]
/** As a page, and as the stream of a soft navigation. */
const ASKED_AS: Record<string, string>[] = [{}, { RSC: '1' }]

test('members and moderators are told so in both sentences, and nothing of it is sent', async ({ page, accounts }) => {
  const [row] = await accounts.sql`select id, reference from transactions order by date desc limit 1`
  const [plan] = await accounts.sql`select id from plans limit 1`
  const person = await accounts.add()
  await signIn(page, person)
  for (const role of ['user', 'moderator'] as const) {
    await accounts.sql`update profiles set role = ${role}::role where id = ${person.id}`
    for (const path of [...PATHS, `/admin/payments/transactions/${row?.id}`, `/admin/payments/plans/${plan?.id}`]) {
      await openPage(page, path)
      await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
      await expect(page.getByText("You don't have permission to access the payment administration area.")).toBeVisible()
      await expect(page.getByText('This section is restricted to the payment system administrator.')).toBeVisible()
      for (const headers of ASKED_AS) {
        const answer = await page.request.get(path, { headers })
        expect(answer.headers()['cache-control']).toContain('no-store')
        const text = await answer.text()
        for (const secret of [String(row?.reference), '36,420', 'PAYPAL_SECRET', 'Enterprise']) {
          expect(text).not.toContain(secret)
        }
      }
    }
    expect((await page.request.get('/admin/payments/transactions/export')).status()).toBe(403)
  }
  await expect(page.getByRole('navigation', { name: 'Administration' }).getByText('Payments')).toBeHidden()
})

test('a visitor is sent to sign in and comes back; whoever has the right finds the way, and so do administrators', async ({
  page,
  accounts,
}) => {
  const answer = await page.request.get('/admin/payments/transactions?status=failed', { maxRedirects: 0 })
  expect(answer.headers().location).toContain(
    `/sign-in?callbackUrl=${encodeURIComponent('/admin/payments/transactions?status=failed')}`,
  )
  expect((await page.request.get('/admin/payments/transactions/export', { maxRedirects: 0 })).status()).toBe(307)

  const owner = await addOwner(accounts)
  await signIn(page, owner, '/admin/payments/transactions?status=failed')
  await openForm(page, '/admin/payments/settings')
  await page.getByRole('button', { name: /^Account menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Payments' }).click()
  await expectAddress(page, '/admin/payments')
  await expect(page.getByRole('heading', { name: 'Payment Management', level: 1 })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect(links).toHaveText(['Posts', 'Payments'])

  // The right is asked for at every look: taken away, it is gone at once.
  await accounts.sql`update users set manages_payments = false where id = ${owner.id}`
  await openForm(page, '/admin/payments/settings')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await accounts.sql`update profiles set role = 'admin' where id = ${owner.id}`
  await openForm(page, '/admin/payments/settings')
  await expect(page.getByRole('heading', { name: 'Payment APIs' })).toBeVisible()
  await expect(links.filter({ hasText: 'Payments' })).toHaveAttribute('aria-current', 'true')
})
