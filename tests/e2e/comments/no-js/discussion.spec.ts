import { expect, fillSignIn, signIn, test } from '../../accounts/support/test'
import { addText, box, commentOf, commentsOf, discussion } from '../support/text'

test('a member comments, replies, likes, changes and deletes', async ({ page, accounts, announce }) => {
  const text = await addText(accounts, 1)
  const me = await accounts.add()
  await signIn(page, me)
  await page.goto(text.path)
  const post = discussion(page).getByRole('button', { name: 'Post comment' })
  await box(page).fill('   ')
  await post.click()
  await expect(discussion(page).getByText('Please write something first')).toBeVisible()
  await box(page).fill('Said without scripts.')
  await post.click()
  await expect(page).toHaveURL(new RegExp(`${text.path}#comment-[\\w-]{36}$`))
  await expect(commentsOf(page).first()).toContainText('Said without scripts.')
  await expect(box(page)).toHaveValue('')

  await box(page).fill('Said without scripts.')
  await post.click()
  await expect(discussion(page).getByText('You have just posted the same text.')).toBeVisible()
  await expect(box(page)).toHaveValue('Said without scripts.')

  await accounts.endLimit(`comment:by ${me.id}`)
  await page.goto(text.path)
  const thread = page.locator('.thread').filter({ hasText: 'Comment no. 1.' })
  const reply = page.getByLabel(`Your reply to ${text.talker.username}`)
  await thread.getByRole('button', { name: 'Reply to' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reply to ${text.talker.username}`)
  await expect(page.getByRole('blockquote')).toHaveText('Comment no. 1.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('Please write something first')).toBeVisible()
  await reply.fill('An answer without scripts.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page).toHaveURL(new RegExp(`${text.path}#comment-[\\w-]{36}$`))
  await expect(thread.getByRole('group').getByText('An answer without scripts.')).toBeVisible()

  // To the reply of somebody else, which names them; what was refused stays, and still goes to them.
  const [first] = await accounts.sql<{ id: string; parentId: string }[]>`
    select id, parent_id as "parentId" from comments where author_id = ${me.id} and parent_id is not null`
  await accounts.sql`update comments set author_id = ${text.author.id} where id = ${first?.id ?? ''}`
  await accounts.endLimit(`comment:by ${me.id}`)
  await page.goto(text.path)
  await commentOf(page, 'An answer without scripts.').getByRole('button', { name: 'Reply to' }).click()
  const next = page.getByLabel(`Your reply to ${text.author.username}`)
  await expect(next).toHaveValue(`@${text.author.username} `)
  await next.fill('')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('Please write something first')).toBeVisible()
  await next.fill(`@${text.author.username} agreed.`)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(thread.getByRole('group').getByText('agreed.')).toBeVisible()

  await commentOf(page, 'Comment no. 1.')
    .getByRole('button', { name: /^Like the comment by/ })
    .click()
  await expect(commentOf(page, 'Comment no. 1.').getByRole('button', { name: /1 like$/ })).toBeVisible()

  const [mine] = await accounts.sql<{ id: string }[]>`
    select id from comments where author_id = ${me.id} and parent_id is null`
  await page.goto(`/comments/${mine?.id}/edit`)
  await page.getByLabel('Your comment').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please write something first').first()).toBeVisible()
  await accounts.sql`update comments set content = 'Changed elsewhere.', version = version + 1 where id = ${mine?.id ?? ''}`
  await page.getByLabel('Your comment').fill('Changed without scripts.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This text was changed elsewhere in the meantime.').first()).toBeVisible()
  await expect(page.getByLabel('Your comment')).toHaveValue('Changed without scripts.')
  await expect(page.getByText('Changed elsewhere.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(commentOf(page, 'Changed without scripts.')).toBeVisible()
  await page.goto(`/comments/${mine?.id}/edit`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/comments\?answer=/)
  await expect(page.getByRole('main').getByText('Your comment has been deleted.')).toBeVisible()

  // A thread whose first comment is gone takes no replies.
  const answering = `/comments/${first?.parentId}/reply`
  await page.goto(answering)
  await reply.fill('Too late.')
  await accounts.sql`update comments set deleted_at = now() where id = ${first?.parentId ?? ''}`
  await accounts.endLimit(`comment:by ${me.id}`)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('What you wrote about is no longer here.')).toBeVisible()
  await expect(page.getByLabel('What you wrote')).toHaveValue('Too late.')
  announce(answering, 404)
  await page.goto(answering)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(reply).toHaveCount(0)
  await page.goto('/comments')
  const answer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'agreed.' })
  await answer.locator('summary', { hasText: 'Delete' }).click()
  await answer.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page).toHaveURL(/\/comments\?answer=/)
  await expect(page.getByRole('main').getByText('Your comment has been deleted.')).toBeVisible()
  await page.goto(text.path)
  await expect(commentsOf(page)).toHaveCount(2)

  await expect(commentsOf(page).last()).toContainText('An answer without scripts.')
  await expect(page.getByRole('button', { name: /^Reply/ })).toHaveCount(0)
})

test('a visitor who writes is told to sign in, comes back to the text and posts it', async ({ page, accounts }) => {
  const [text, me] = [await addText(accounts, 1), await accounts.add()]
  await page.goto(text.path)
  await box(page).fill('Whose am I?')
  await discussion(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(discussion(page).getByText('Please sign in first.')).toBeVisible()
  await expect(box(page)).toHaveValue('Whose am I?')
  await expect(discussion(page).getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', /^\/sign-in/)
  expect(await accounts.sql`select 1 from comments where article_id = ${text.id}`).toHaveLength(1)

  const enter = async () => {
    await fillSignIn(page, me.email, me.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  }
  await page.getByRole('link', { name: 'Sign in and keep the text' }).click()
  await enter()
  await expect(page.getByText('You are signed in now. What you typed is still here')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your comment', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: `The ${text.path.split('/').at(-1)}` })).toBeVisible()
  const own = page.getByRole('main').getByLabel('Your comment', { exact: true })
  await expect(own).toHaveValue('Whose am I?')
  await own.fill('   ')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Please write something first')).toBeVisible()
  await own.fill('I am mine.')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page).toHaveURL(new RegExp(`${text.path}#comment-[\\w-]{36}$`))
  await expect(commentsOf(page).first()).toContainText('I am mine.')

  // A reply, longer than any cookie, when the session has ended meanwhile.
  await page.context().clearCookies({ name: /session-token$/ })
  await accounts.endLimit(`comment:by ${me.id}`)
  const long = 'It goes on and on. '.repeat(500)
  const thread = page.locator('.thread').filter({ hasText: 'Comment no. 1.' })
  await page.goto(text.path)
  await thread.getByRole('button', { name: 'Reply to' }).click()
  await enter()
  const reply = page.getByLabel(`Your reply to ${text.talker.username}`)
  await expect(reply).toBeVisible()
  await page.context().clearCookies({ name: /session-token$/ })
  await reply.fill(long)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await enter()
  await expect(page.getByRole('main').getByLabel('Your reply', { exact: true })).toHaveValue(long)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(thread.getByRole('group').getByText('It goes on and on.')).toBeVisible()

  await page.goto('/continue?answer=unknown')
  await expect(page.getByRole('heading', { name: 'Nothing is kept here' })).toBeVisible()
})
