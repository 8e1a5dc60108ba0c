import { enter, expect, expectToast, openForm, signIn, test } from '../accounts/support/test'
import { expectAddress, expectHydrated, openPage } from '../support/list'

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

  await expectHydrated(page)
  const form = page.getByRole('region', { name: 'Create New Post' })
  const create = form.getByRole('button', { name: 'Create Post' })
  const content = form.getByLabel('Content', { exact: true })
  await create.click()
  await expectToast(page, 'Error', 'Title is required')
  await form.getByLabel('Title').fill(`Short ${person.username}`)
  await expect(form.getByLabel('Slug')).toHaveValue(`short-${person.username}`)
  await create.click()
  await expectToast(page, 'Error', 'Content is required')
  await content.fill('Some words.')
  await expect(form.getByLabel('Category').locator('option:checked')).toHaveText('Technology')
  await expect(form.getByLabel('Status').locator('option:checked')).toHaveText('Draft')
  await create.click()
  await expectToast(page, 'Success', 'Your post has been created successfully')
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expect(content).toHaveValue('')
  const rows = await accounts.sql`select title, content, status from articles where author_id = ${person.id}`
  expect(rows).toEqual([{ title: `Short ${person.username}`, content: 'Some words.', status: 'draft' }])

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()

  await accounts.sql`
    insert into topics (id, slug, title, excerpt, content, category, created_at, last_activity_at)
    select gen_random_uuid(), 'fresh', ${`Fresh for ${person.username}`}, 'E', 'C', id, now(), now()
    from categories where kind = 'topic' limit 1`
  await openForm(page, '/dashboard?tab=new')
  const fresh = page.getByRole('main').getByRole('link', { name: `Fresh for ${person.username}` })
  await expect(fresh.first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  // Not that nothing is new: the same test at another size makes a topic of its own.
  await expect(fresh).toHaveCount(0)

  await openForm(page, '/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectAddress(page, '/')
  // Going back leads to no page that was emptied when it was left.
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await openPage(page, '/about')
})

test('what takes a message off its list leaves the focus near', async ({ page, accounts }) => {
  const person = await accounts.add()
  for (const text of ['One has answered.', 'Two has answered.', 'Three has answered.'])
    await accounts.sql`
      insert into notifications (id, user_id, kind, subject, href, text)
      values (gen_random_uuid(), ${person.id}, 'reply', ${text}, '/about', ${text})`
  await enter(page, person)
  await openForm(page, '/dashboard?tab=messages')
  const messages = page.getByRole('main').getByRole('listitem').filter({ hasText: 'has answered.' })
  await messages.nth(1).getByRole('button', { name: 'Mark as read' }).press('Enter')
  await expect(page.getByText('2 unread', { exact: true })).toBeVisible()
  await expect(messages.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(page.getByText('Everything is read')).toBeFocused()
})
