import { enter, expect, expectToast, openForm, signIn, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { beginTopic } from './support/topic'

/** As a page, and as the stream of a soft navigation. */
const ASKED_AS: Record<string, string>[] = [{}, { RSC: '1' }]
const DENIED = "You don't have permission to access this area."

test('members enter no page of the administration, in HTML as in its stream', async ({ page, accounts }) => {
  const member = await accounts.add()
  const topic = await beginTopic(accounts, await accounts.add(), await accounts.add())
  await enter(page, member)
  const paths = [
    '/admin',
    '/admin/moderation',
    `/admin/moderation/reply/${topic.replyId}`,
    '/admin/news',
    '/admin/audit',
  ]
  for (const path of paths) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
    await expect(page.getByText(DENIED)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden()
    for (const headers of ASKED_AS) {
      const answer = await page.request.get(path, { headers })
      expect(answer.headers()['cache-control']).toContain('no-store')
      const text = await answer.text()
      for (const secret of [topic.text, topic.title, 'auth.sign-in', 'Postgres']) expect(text).not.toContain(secret)
    }
  }
  expect((await page.request.get('/admin/audit/export')).status()).toBe(403)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL('/')
})

test('moderators see what is theirs, administrators all of it', async ({ page, accounts }) => {
  const moderator = await accounts.add({ role: 'moderator' })
  await signIn(page, moderator, '/admin')
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect(links.filter({ hasText: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await expect(links.filter({ hasText: 'Moderation' })).toBeVisible()
  await expect(links.filter({ hasText: 'Audit log' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Health' })).toBeHidden()
  await openPage(page, '/admin/audit')
  await expect(page.getByText(DENIED)).toBeVisible()
  expect((await page.request.get('/admin/audit/export')).status()).toBe(403)

  // Several cases are dismissed together, each with its line in the log.
  const [topic, other] = [
    await beginTopic(accounts, await accounts.add(), await accounts.add()),
    await beginTopic(accounts, await accounts.add(), await accounts.add()),
  ]
  for (const { topicId } of [topic, other]) {
    await accounts.sql`
      insert into reports (id, reporter_id, topic_id, reason)
      values (gen_random_uuid(), ${moderator.id}, ${topicId}, 'off_topic')`
  }
  await openForm(page, '/admin/moderation?kind=topic&reason=off_topic')
  await page.getByLabel(`Select ${topic.title}`).check()
  await expect(page.getByRole('main').getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectToast(page, 'Not dismissed', 'Please give a reason')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please give a reason')
  await page.getByPlaceholder('Reason').fill('It is where it belongs.')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expectToast(page, 'Dismissed', '1 case was dismissed.')
  await expect(page.getByLabel(`Select ${topic.title}`)).toBeHidden()
  // The bar has gone with the selection.
  await expect(page.getByLabel(`Select ${other.title}`)).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Showing .* results$/)).toBeFocused()

  await accounts.sql`update profiles set role = 'admin' where id = ${moderator.id}`
  await openForm(page, '/admin')
  for (const name of ['Database', 'Mail queue', 'Jobs', 'Storage']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
  }
  await links.filter({ hasText: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
  await page.getByPlaceholder('Who', { exact: true }).fill(moderator.username)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('row').nth(1)).toContainText('case.dismiss-many')
  await expect(page.getByRole('row').last()).toContainText('auth.sign-in')
  const address = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')
  const file = await page.request.get(address ?? '')
  expect(file.headers()['content-type']).toContain('text/csv')
  // The export notes itself first.
  expect((await file.text()).trim().split('\r\n')).toHaveLength(5)
})
