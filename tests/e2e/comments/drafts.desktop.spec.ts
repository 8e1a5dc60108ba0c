import { expect, signIn, test } from '../accounts/support/test'
import { addText, box, commentOf, discussion, openDiscussion } from './support/text'

test('a short comment and a reply that were not posted are offered again with their words', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts, 1)
  const me = await accounts.add()
  const offer = discussion(page).getByRole('region', { name: 'Text that was not posted' })
  await signIn(page, me)
  await openDiscussion(page, text.path)
  await expect(discussion(page).locator('.reply-box').filter({ visible: true })).toHaveCount(0)
  await box(page).fill('I disagree, sir')
  await expect(discussion(page).getByText('Draft saved')).toBeVisible()
  await openDiscussion(page, text.path)
  await expect(offer).toContainText('I disagree, sir')
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(discussion(page).getByText('The text was discarded.')).toBeVisible()

  const reply = discussion(page).getByLabel(`Your reply to ${text.talker.username}`)
  await commentOf(page, 'Comment no. 1.')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await reply.fill('So do I')
  await expect(discussion(page).getByText('Draft saved')).toBeVisible()
  await openDiscussion(page, text.path)
  await expect(offer).toContainText('So do I')
  await expect(reply).not.toBeFocused()
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(reply).toHaveValue('So do I')
  await discussion(page).getByRole('button', { name: 'Post reply' }).click()
  await expect(commentOf(page, 'So do I')).toBeVisible()
  await openDiscussion(page, text.path)
  await expect(discussion(page).locator('.reply-box').filter({ visible: true })).toHaveCount(0)
})
