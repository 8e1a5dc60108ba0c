import { openForm, signIn, test } from '../accounts/support/test'
import { expectRoomForLongWord } from '../support/long-word'
import { beginTopic } from './support/topic'

test('a case and the dashboard stay as wide as the screen, whatever was written', async ({ page, accounts }) => {
  const [member, moderator] = [await accounts.add(), await accounts.add({ role: 'moderator' })]
  const topic = await beginTopic(accounts, member, member)
  await signIn(page, moderator)
  await openForm(page, `/admin/moderation/reply/${topic.replyId}`)
  await expectRoomForLongWord(page.locator('.case-text p').first())
  await openForm(page, '/dashboard')
  for (const part of ['h3 a', 'p.line-clamp-3']) await expectRoomForLongWord(page.locator(`.post-grid ${part}`).first())
})
