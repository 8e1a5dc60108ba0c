import { expect, openForm, signIn, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'

test('the dashboard: who one is, what was published, what is new, the way out', async ({ page, accounts }) => {
  await page.goto('/dashboard?tab=new')
  await expectAddress(page, '/sign-in?callbackUrl=%2Fdashboard%3Ftab%3Dnew')
  const person = await accounts.add()
  await accounts.sql`
    insert into drafts (user_id, target, content, updated_at) values (${person.id}, 'topic:new', '{"title":"T"}', now())`
  await signIn(page, person, '/dashboard')
  await expect(page.getByText(`Welcome, ${person.email}`)).toBeVisible()
  const posts = page.getByRole('region', { name: 'Recent posts' }).getByRole('listitem')
  await expect(posts).toHaveCount(9)
  await expect(posts.first().getByRole('link')).toHaveAttribute('href', /^\/(article|reviews)\//)
  await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'A new topic' })).toBeVisible()
  await expect(page.getByText('You have not begun a topic yet.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()

  await accounts.sql`
    insert into topics (id, slug, title, excerpt, content, category, created_at, last_activity_at)
    select gen_random_uuid(), 'fresh', 'A fresh topic', 'E', 'C', id, now(), now()
    from categories where kind = 'topic' limit 1`
  await openForm(page, '/dashboard?tab=new')
  await expect(page.getByRole('main').getByRole('link', { name: 'A fresh topic' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Nothing new')).toBeVisible()

  await openForm(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectAddress(page, '/')
  await openPage(page, '/about')
})
