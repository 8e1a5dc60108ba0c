import { expect, field, signIn, test } from '../../accounts/support/test'
import { beginTopic, enterAs } from '../support/topic'

test('reporting, deciding, reading and deleting without scripts', async ({ page, browser, accounts }) => {
  test.setTimeout(180_000)
  const [author, reporter] = [await accounts.add(), await accounts.add()]
  const moderator = await accounts.add({ role: 'moderator' })
  const topic = await beginTopic(accounts, reporter, author)
  await signIn(page, reporter)
  await page.goto(topic.address)
  await page.locator('#reply-1').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('heading', { name: 'Report this reply' })).toBeVisible()
  await expect(page.getByRole('blockquote')).toContainText(topic.text)
  await page.getByLabel('Something else').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Please say what is wrong')).toBeVisible()
  await expect(page.getByLabel('Something else')).toBeChecked()
  await field(page, 'Note').fill('It sells watches.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A moderator will look at it')).toBeVisible()

  const judging = await enterAs(browser, moderator, { javaScriptEnabled: false })
  await judging.goto('/dashboard?tab=messages')
  await judging.getByRole('link', { name: 'Something else: reply under' }).click()
  await judging.getByRole('button', { name: 'Claim' }).click()
  await expect(judging.getByText('This case is yours.').first()).toBeVisible()
  await judging.getByLabel('Hide').check()
  await field(judging, 'Reason').fill('x')
  await judging.getByRole('button', { name: 'Decide' }).click()
  const region = judging.getByRole('region', { name: 'Decide' })
  await expect(region.getByRole('status')).toHaveText('Please give a reason')
  await expect(field(judging, 'Reason')).toHaveAccessibleDescription('Please give a reason')
  await field(judging, 'Reason').fill('Advertising is not welcome here.')
  await judging.getByLabel('Hide').check()
  await judging.getByRole('button', { name: 'Decide' }).click()
  await expect(judging.getByText('It is out of sight now.')).toBeVisible()
  await judging.goto(`/forum/moderate/${topic.topicId}`)
  await judging.getByRole('button', { name: 'Lock topic' }).click()
  await expect(
    judging.getByRole('region', { name: 'Lock' }).getByText('Please give a reason', { exact: true }),
  ).toBeVisible()
  await expect(judging.getByText('Please give a reason', { exact: true })).toHaveCount(1)
  await judging.context().close()

  const writing = await enterAs(browser, author, { javaScriptEnabled: false })
  await writing.goto('/comments')
  await writing.getByText('Ask for another look').click()
  await writing.getByRole('button', { name: 'Ask', exact: true }).click()
  // Beside its field, and above the list, where it is told what came of an act.
  await expect(writing.locator('form').getByText('Please say why it should be shown again')).toBeVisible()
  await expect(writing.getByRole('status').filter({ hasText: 'Please say why it should be shown again' })).toBeVisible()
  await writing.getByLabel('Why should it be shown again?').fill('It was a joke.')
  await writing.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(writing.getByText('You asked for another look.')).toBeVisible()
  await writing.context().close()

  await page.goto(topic.address)
  await expect(page.locator('#reply-1')).toContainText('This reply was hidden by a moderator.')
  await page.goto('/dashboard?tab=messages')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Everything is read')).toBeVisible()
  await page.goto('/comments')
  const own = page.getByRole('listitem').filter({ hasText: 'Which one?' })
  await own.getByText('Delete', { exact: false }).first().click()
  await own.getByRole('button', { name: 'Delete topic' }).click()
  await expect(page.getByText('Your topic has been deleted.')).toBeVisible()
})

test('a text that its author deletes while the case is read, without scripts', async ({ page, accounts }) => {
  const [author, reporter] = [await accounts.add(), await accounts.add()]
  const topic = await beginTopic(accounts, reporter, author)
  await accounts.sql`
    insert into reports (id, reporter_id, reason, reply_id)
    values (gen_random_uuid(), ${reporter.id}, 'spam', ${topic.replyId})`
  await signIn(page, await accounts.add({ role: 'moderator' }))
  await page.goto(`/admin/moderation/reply/${topic.replyId}`)
  await page.getByLabel('Hide').check()
  await field(page, 'Reason').fill('Ten minutes of work.')
  await accounts.sql`update replies set deleted_at = now() where id = ${topic.replyId}`
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByRole('region', { name: 'Decide' }).getByRole('status')).toHaveText(
    'Its author has deleted this meanwhile. The page shows what can be decided now.',
  )
  await expect(page.getByLabel('Hide')).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(field(page, 'Reason')).toHaveValue('Ten minutes of work.')
  await expect(page.getByRole('heading', { name: 'What was done' })).toHaveCount(0)
})
