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
