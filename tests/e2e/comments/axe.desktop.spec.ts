import { enter, expect, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { addText, commentOf, idOfComment, openDiscussion } from './support/text'

test('a discussion in use has no accessibility violations', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  await commentOf(page, 'Comment no. 1.')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await commentOf(page, 'Comment no. 1.').getByRole('button', { name: 'Delete your comment' }).click()
  await expectNoViolations(page, 'a discussion in use', '#comments, .text-page > header')
})

test('the pages of a comment have no accessibility violations', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  const id = await idOfComment(accounts, text.id)
  for (const [act, title] of [
    ['edit', 'Edit comment'],
    ['reply', `Reply to ${text.talker.username}`],
  ] as const) {
    await openForm(page, `/comments/${id}/${act}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoViolations(page, act, 'main')
  }
})
