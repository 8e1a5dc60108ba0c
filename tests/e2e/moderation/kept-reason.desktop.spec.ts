import { enter, expect, expectToast, field, openForm, test } from '../accounts/support/test'
import { beginTopic, enterAs } from './support/topic'

test('a reason that was typed stays, whatever others do with the case meanwhile', async ({
  page,
  browser,
  accounts,
}) => {
  test.slow()
  const [author, reporter] = [await accounts.add(), await accounts.add()]
  const topic = await beginTopic(accounts, reporter, author)
  await accounts.sql`
    insert into reports (id, reporter_id, reason, reply_id)
    values (gen_random_uuid(), ${reporter.id}, 'spam', ${topic.replyId})`
  const address = `/admin/moderation/reply/${topic.replyId}`
  await enter(page, await accounts.add({ role: 'moderator' }))
  await openForm(page, address)
  const reason = field(page, 'Reason')
  await reason.fill('Ten minutes of work.')

  const other = await enterAs(browser, await accounts.add({ role: 'moderator' }))
  await openForm(other, address)
  await other.getByRole('button', { name: 'Claim' }).click()
  await expect(other.getByText('This case is yours.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decide' })).toBeHidden()
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByText('This case is yours.').first()).toBeVisible()
  await expect(reason).toHaveValue('Ten minutes of work.')

  await page.getByLabel('Hide').check()
  await openForm(other, address)
  await other.getByRole('button', { name: 'Take over' }).click()
  await other.getByLabel('Hide').check()
  await field(other, 'Reason').fill('Spam.')
  await other.getByRole('button', { name: 'Decide' }).click()
  await expectToast(other, 'Decided')
  await page.getByRole('button', { name: 'Decide' }).click()
  await expectToast(page, 'Not decided')
  await expect(page.getByLabel('Show again')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(reason).toHaveValue('Ten minutes of work.')

  await page.getByLabel('Show again').check()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expectToast(page, 'Decided')
  await expect(page.getByLabel('Hide')).toBeVisible()
  await expect(reason).toHaveValue('')
  await other.context().close()
})

test('a reason stays when the author deletes the text meanwhile, and the page shows what can be decided now', async ({
  page,
  accounts,
}) => {
  const [author, reporter] = [await accounts.add(), await accounts.add()]
  const topic = await beginTopic(accounts, reporter, author)
  await accounts.sql`
    insert into reports (id, reporter_id, reason, reply_id)
    values (gen_random_uuid(), ${reporter.id}, 'spam', ${topic.replyId})`
  await enter(page, await accounts.add({ role: 'moderator' }))
  await openForm(page, `/admin/moderation/reply/${topic.replyId}`)
  await expect(page.getByText('The reply stays as it is')).toBeVisible()
  await page.getByLabel('Hide').check()
  await field(page, 'Reason').fill('Ten minutes of work.')
  await accounts.sql`update replies set deleted_at = now() where id = ${topic.replyId}`
  await page.getByRole('button', { name: 'Decide' }).click()
  const region = page.getByRole('region', { name: 'Decide' })
  await expect(region.getByRole('alert').filter({ hasText: 'Its author' })).toHaveText(
    'Its author has deleted this meanwhile. The page shows what can be decided now.',
  )
  await expect(page.getByText('The reply is deleted already')).toBeVisible()
  await expect(page.getByLabel('Hide')).toHaveCount(0)
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was done' })).toHaveCount(0)
  await expect(field(page, 'Reason')).toHaveValue('Ten minutes of work.')
  await page.getByLabel('Dismiss').check()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expectToast(page, 'Decided')
})
