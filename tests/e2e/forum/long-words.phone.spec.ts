import { enter, expect, field, openForm, test } from '../accounts/support/test'
import { addText, commentOf, openDiscussion } from '../comments/support/text'
import { openPage } from '../support/list'
import { expectWordsParted } from '../support/long-words'
import { addTopic, postOf, someMark, text } from './support/topic'

test('a form stays as wide as the screen, whatever those are called whom it answers', async ({ page, accounts }) => {
  const mark = someMark()
  const topic = await addTopic(accounts, await accounts.add(), { replies: 1, title: `Why does ${mark} hum` })
  const review = await addText(accounts, 1)
  const called = await accounts.add()
  await enter(page, await accounts.add())

  await openPage(page, topic.path)
  await postOf(page, 'Answer no. 1')
    .getByRole('button', { name: /^Quote/ })
    .click()
  await expectWordsParted(page.locator('.reply-form-quotes'))

  await openForm(page, '/forum/new')
  await field(page, 'Title').pressSequentially(`Does ${mark} hum`)
  await expect(page.locator('.similar-topics a').filter({ hasText: mark })).toBeVisible()
  await expectWordsParted(page.locator('.similar-topics a'))
  await text(page).pressSequentially(`As @${called.username.slice(0, -1)}`)
  await expect(page.locator('.name-list b')).toHaveText([called.username])
  await expectWordsParted(page.locator('.name-list b'))

  await openDiscussion(page, review.path)
  await commentOf(page, 'Comment no. 1.')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expectWordsParted(page.locator('.thread .comment-form label'))
})
