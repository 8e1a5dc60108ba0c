import { expect, signIn, test } from '../accounts/support/test'
import { addCountedPost } from '../blog/counted-post'
import { expectAddress } from '../support/list'

test('the charts of a post are reached, their period changed, and left without scripts', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  const { id, title } = await addCountedPost(accounts, admin)
  await signIn(page, admin, '/admin/blog/analytics')
  await page.getByRole('link', { name: `Charts of “${title}”` }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Analytics: ${title}` })).toBeVisible()
  const views = page.getByRole('region', { name: 'Views', exact: true })
  await expect(views).toContainText('900,000')
  await page.getByRole('link', { name: '7 days' }).click()
  await expectAddress(page, `/admin/blog/analytics?days=7&post=${id}`)
  await expect(views).toContainText('700,000')
  await page.getByRole('link', { name: 'Back to all posts' }).click()
  await expectAddress(page, '/admin/blog/analytics?days=7')
})
