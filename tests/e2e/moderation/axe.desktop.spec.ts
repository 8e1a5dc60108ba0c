import { enter, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { beginTopic } from './support/topic'

test('the administration, messages and own comments', async ({ page, accounts }) => {
  test.setTimeout(180_000)
  const [member, admin] = [await accounts.add(), await accounts.add({ role: 'admin' })]
  const topic = await beginTopic(accounts, member, member)
  await accounts.sql`
    insert into reports (id, reporter_id, reply_id, reason, note)
    values (gen_random_uuid(), ${admin.id}, ${topic.replyId}, 'abuse', 'A note')`
  await accounts.sql`
    insert into notifications (id, user_id, kind, subject, href, text)
    values (gen_random_uuid(), ${admin.id}, 'reply', 'article:1', '/forum', 'Somebody replied to you.')`
  await accounts.sql`update topics set author_id = ${admin.id} where id = ${topic.topicId}`
  await accounts.sql`update replies set hidden_at = now() where id = ${topic.replyId}`
  await enter(page, admin)
  for (const path of [
    '/admin',
    '/admin/moderation',
    '/admin/moderation?tab=decided',
    `/admin/moderation/reply/${topic.replyId}`,
    '/admin/audit',
    '/admin/audit?actor=nobody-at-all',
    '/dashboard?tab=messages',
    '/comments',
    '/comments?q=nothing-at-all',
    `/report/profile/${member.id}`,
  ]) {
    await openForm(page, path)
    await expectNoViolations(page, path)
  }
  await accounts.sql`update profiles set role = 'user' where id = ${admin.id}`
  await openForm(page, '/admin')
  await expectNoViolations(page, 'denied')
  await page.goto('/forum')
})
