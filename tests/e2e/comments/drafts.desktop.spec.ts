import { enter, expect, test } from '../accounts/support/test'
import { addText, box, commentOf, commentsOf, discussion, openDiscussion } from './support/text'

test('a short comment and a reply that were not posted are offered again with their words', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts, 1)
  const me = await accounts.add()
  const offer = discussion(page).getByRole('region', { name: 'Text that was not posted' })
  await enter(page, me)
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

test('a change of a comment that was left unsent and is restored over a newer text leads to both', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const mine = commentsOf(page).first()
  const edit = mine.getByRole('link', { name: 'Edit your comment' })
  await edit.click()
  await mine.getByRole('textbox').fill('Half of a thought.')
  await expect(mine.getByText('Draft saved')).toBeVisible()
  await accounts.sql`
    update comments set content = 'Said from the phone.', version = version + 1 where article_id = ${text.id}`

  await openDiscussion(page, text.path)
  await edit.click()
  await expect(mine.getByText('It was written on an older version.')).toBeVisible()
  await mine.getByRole('button', { name: 'Restore' }).click()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('This text was changed elsewhere in the meantime.')).toBeVisible()
  await expect(mine.getByRole('textbox')).toHaveValue('Half of a thought.')
  await expect(mine.getByText('Said from the phone.')).toBeVisible()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByRole('textbox')).toHaveCount(0)
  await expect(commentOf(page, 'Half of a thought.')).toBeVisible()
})
