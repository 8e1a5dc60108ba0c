import { enter, expect, expectToast, openForm, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { openPage } from '../support/list'
import { addTopic } from './support/topic'

test('a moderator pins, locks and moves a topic with a reason; others cannot', async ({ page, browser, accounts }) => {
  test.slow()
  const author = await accounts.add()
  const topic = await addTopic(accounts, author, { replies: 1 })
  const moderator = await accounts.add({ role: 'moderator' })
  await signIn(page, moderator)
  await openPage(page, topic.path)
  await page.getByRole('link', { name: 'Moderate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moderate topic' })).toBeVisible()
  await expectNoViolations(page, 'moderate')
  const act = async (name: 'Pin' | 'Lock' | 'Move', reason: string) => {
    const section = page.getByRole('region', { name, exact: true })
    if (name === 'Move') await section.getByLabel('Category', { exact: true }).selectOption('cloud')
    await section.getByLabel('Reason', { exact: true }).fill(reason)
    await section.getByRole('button', { name: `${name} topic` }).click()
  }
  await act('Pin', '')
  await expect(page.getByRole('region', { name: 'Pin' }).getByLabel('Reason')).toHaveAccessibleDescription(
    'Please give a reason',
  )
  await act('Pin', 'A rule for all')
  await expectToast(page, 'The topic is pinned.')
  for (const name of ['Lock', 'Move'] as const) {
    await openForm(page, `/forum/moderate/${topic.id}`)
    await act(name, 'Enough said')
    await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible()
  }

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(topic.path)
  for (const badge of ['Pinned', 'Locked']) await expect(visitor.locator('.topic-facts').getByText(badge)).toBeVisible()
  await expect(visitor.getByText('This topic is locked.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Post Reply' })).toHaveCount(0)
  await expect(visitor.locator('.kicker').getByRole('link', { name: 'Cloud' })).toBeVisible()
  await visitor.context().close()
  const acts = await accounts.sql`
    select action, reason from audit_entries where subject = ${`topic:${topic.id}`} and actor_id = ${moderator.id} order by at`
  expect([...acts]).toEqual([
    { action: 'topic.pin', reason: 'A rule for all' },
    { action: 'topic.lock', reason: 'Enough said' },
    { action: 'topic.move', reason: 'Enough said' },
  ])

  const mine = await (await browser.newContext()).newPage()
  await enter(mine, author)
  await mine.goto(topic.path)
  await expect(mine.getByRole('link', { name: 'Moderate', exact: true })).toHaveCount(0)
  for (const path of [`/forum/moderate/${topic.id}`, `/forum/history/topic/${topic.id}`]) {
    await mine.goto(path)
    await expect(mine.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  }
  await mine.context().close()
})

test('an author changes a topic, and staff can read what it said', async ({ page, browser, accounts }) => {
  test.slow()
  const author = await accounts.add()
  const topic = await addTopic(accounts, author, { replies: 1 })
  await enter(page, author)
  await openForm(page, `/forum/edit/topic/${topic.id}`)
  await expectNoViolations(page, 'edit')
  await page.getByLabel('Title', { exact: true }).fill(`${topic.title} again`)
  await page.getByLabel('Text', { exact: true }).fill('Changed my mind.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${topic.title} again` })).toBeVisible()
  await expect(page.locator('.post:visible').first()).toContainText('Changed my mind.')
  await expect(page.locator('.post:visible').first()).toContainText('edited')
  // Its old address leads to the new one.
  await page.goto(topic.path)
  await expect(page).toHaveURL(new RegExp(`${topic.path}-again$`))
  await expectNoViolations(page, 'a topic, signed in')

  const staff = await (await browser.newContext()).newPage()
  await enter(staff, await accounts.add({ role: 'moderator' }))
  await openPage(staff, `${topic.path}-again`)
  await staff.getByRole('link', { name: /^History/ }).click()
  await expect(staff.getByText('Which one do you **take**?')).toBeVisible()
  await expectNoViolations(staff, 'history')
  await staff.context().close()

  await openForm(page, `/forum/edit/topic/${topic.id}`)
  await page.getByRole('button', { name: 'Delete topic' }).click()
  await expect(page.getByText('This post was deleted by its author.')).toBeVisible()
  await expect(page.getByText('Answer no. 1')).toBeVisible()
})

test.describe('views', () => {
  // Browsers without a head are taken for robots, and do not count.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('two visits of one hour leave one mark', async ({ page, accounts }) => {
    const topic = await addTopic(accounts, await accounts.add())
    for (let visit = 0; visit < 2; visit++) {
      const said = page.waitForResponse((answer) => answer.url().endsWith('/api/views'))
      await page.goto(topic.path)
      expect((await said).status()).toBe(204)
    }
    // How marks become a count, and when, is held by tests/integration/views.
    const marks = () => accounts.sql`
      select count(*)::int as count, count(distinct hour)::int as hours from view_marks where subject = ${`topic:${topic.id}`}`
    const [marked] = await marks()
    // One, and another where an hour has struck in between.
    expect(marked?.hours).toBeGreaterThan(0)
    expect(marked?.count).toBe(marked?.hours)
  })
})
