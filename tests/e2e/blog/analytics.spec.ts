import { randomUUID } from 'node:crypto'
import { someAddress } from '@/tests/support/some-address'
import { enter, expect, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectAddress } from '../support/list'
import { addCountedPost, toDay } from './counted-post'
import { openBlog } from './support'

const ANALYTICS = '/admin/blog/analytics'

test('from the list of all posts to the charts of one, and back', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  const { id, title, day } = await addCountedPost(accounts, admin)
  await openBlog(page, admin, `${ANALYTICS}?days=7`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: `Charts of “${title}”` }).click()
  await expectAddress(page, `${ANALYTICS}?days=7&post=${id}`)

  const heading = main.getByRole('heading', { level: 2, name: `Analytics: ${title}` })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^One post, 7 days \| Analytics/)
  await expect(heading.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/blog/${id}/preview`)
  await expect(main.getByRole('link', { name: `Edit “${title}”` })).toHaveAttribute('href', `/admin/blog/${id}/edit`)
  const views = main.getByRole('region', { name: 'Views', exact: true })
  await expect(views.getByText('700,000', { exact: true })).toBeVisible()
  await expect(main.getByRole('img', { name: `Views by day: most on ${day}, 700,000` })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Likes', exact: true })).toContainText('0')
  await expect(main.getByRole('heading', { name: 'Searches without a result' })).toHaveCount(0)
  await main.getByText('Readers by day as a table').click()
  const days = main.getByRole('region', { name: 'Readers by day as a table' })
  await expect(days.getByRole('row', { name: day })).toHaveText(`${day}700,0000000`)
  await expect(days.getByRole('row')).toHaveCount(2)
  await expectNoViolations(page, 'the charts of a post')

  await main.getByRole('link', { name: '30 days' }).click()
  await expectAddress(page, `${ANALYTICS}?post=${id}`)
  await expect(views.getByText('900,000', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Back to all posts' }).click()
  await expectAddress(page, ANALYTICS)
  await expect(main.getByRole('region', { name: 'Posts', exact: true })).toContainText(title)
  await expect(heading.filter({ visible: true })).toHaveCount(0)
  await expect(main).toBeFocused()
})

test('a post that is out is linked where its readers find it', async ({ page, accounts }) => {
  const [post] = await accounts.sql`
    select id, slug, title from articles where kind = 'review' and status = 'published' and deleted_at is null order by id`
  await openBlog(page, await accounts.add({ role: 'admin' }), `${ANALYTICS}?post=${post?.id}`)
  const heading = page.getByRole('heading', { level: 2, name: `Analytics: ${post?.title}` })
  await expect(heading.getByRole('link')).toHaveAttribute('href', `/reviews/${post?.slug}`)
})

test('searches without a result are drawn by day', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  const counted = await accounts.sql<{ day: Date }[]>`
    insert into daily_counts (subject, measure, day, count)
    values (${`search:kettle ${admin.username}`}, 'empty-searches', (now() at time zone 'UTC')::date - 3, 50000)
    returning day`
  await openBlog(page, admin, `${ANALYTICS}?days=7`)
  const searches = page.getByRole('region', { name: 'Searches without a result' })
  const chart = new RegExp(`^Searches without a result by day: most on ${toDay(counted)}, `)
  await expect(searches.getByRole('img', { name: chart })).toBeVisible()
  await expect(searches.getByRole('listitem').filter({ hasText: `kettle ${admin.username}` })).toContainText('50,000')
  await expectNoViolations(page, 'the analytics of all posts')
})

test('an address that names no post has the charts of all of them', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  const { id } = await addCountedPost(accounts, admin)
  await accounts.sql`update articles set deleted_at = now() where id = ${id}`
  await enter(page, admin)
  for (const query of [
    `post=${id}`,
    `post=${randomUUID()}`,
    'post=',
    'post=x',
    'post=%00',
    'post=%E0%A4%A',
    `post=${id}%27`,
    `post=x&post=${randomUUID()}`,
    `post[]=${id}`,
    `post=${'9'.repeat(2000)}`,
  ]) {
    const answer = await page.goto(`${ANALYTICS}?${query}`)
    expect(answer?.status(), query).toBe(200)
    await expect(page.getByRole('heading', { level: 2, name: 'Speed for readers' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Analytics:' })).toHaveCount(0)
  }
})

test('nobody but an administrator sees the charts of a post', async ({ page, browser, accounts }) => {
  const [author, moderator] = [await accounts.add(), await accounts.add({ role: 'moderator' })]
  const { id, title } = await addCountedPost(accounts, author)
  const address = `${ANALYTICS}?days=7&post=${id}`
  await page.goto(address)
  await expectAddress(page, `/sign-in?callbackUrl=${encodeURIComponent(address)}`)
  for (const person of [author, moderator]) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })
    const own = await context.newPage()
    await signIn(own, person, address)
    await expect(own.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(await own.content()).not.toContain(title)
    await context.close()
  }
})
