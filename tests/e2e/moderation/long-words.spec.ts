import { enter, expect, openForm, test } from '../accounts/support/test'
import { expectWordsParted } from '../support/long-words'
import { beginTopic } from './support/topic'

test('a case stays as wide as the screen, whatever was written', async ({ page, accounts }) => {
  const [member, moderator] = [await accounts.add(), await accounts.add({ role: 'moderator' })]
  const topic = await beginTopic(accounts, member, member)
  const other = await accounts.add({ role: 'moderator' })
  await accounts.sql`
    insert into reports (id, reporter_id, reason, reply_id, status, assignee_id)
    values (gen_random_uuid(), ${member.id}, 'spam', ${topic.replyId}, 'claimed', ${other.id})`
  await enter(page, moderator)
  await openForm(page, `/admin/moderation/reply/${topic.replyId}`)
  await expectWordsParted(page.locator('.case-text p'))
  await expectWordsParted(page.locator('.case-section p', { hasText: `${other.username} is on this case.` }))
})

test('so do the queue and a case, however long the names of those in it are', async ({ page, accounts }) => {
  const [member, reporter, moderator] = [
    await accounts.add(),
    await accounts.add(),
    await accounts.add({ role: 'moderator' }),
  ]
  const topic = await beginTopic(accounts, member, member)
  await accounts.sql`
    insert into reports (id, reporter_id, reply_id, reason, status, assignee_id)
    values (gen_random_uuid(), ${reporter.id}, ${topic.replyId}, 'spam', 'claimed', ${moderator.id})`
  await enter(page, moderator)
  await openForm(page, '/admin/moderation?tab=mine')
  await expectWordsParted(page.locator('.case-row .min-w-0 > p:last-child > span'))
  await expectWordsParted(page.locator('.case-facts > p:last-child'))
  await openForm(page, `/admin/moderation/reply/${topic.replyId}`)
  const author = page.getByRole('region', { name: 'The author' }).getByRole('link').first()
  await expect(author).toHaveText(member.username)
  await expectWordsParted(author)
  await expectWordsParted(page.locator('.case-lines .text-muted'))
})
