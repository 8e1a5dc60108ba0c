import { enter, expect, expectToast, field, openForm, signIn, signInOver, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'
import { loseCode } from '../support/lose-code'
import { addText, box, commentOf, commentsOf, discussion, idOfComment, openDiscussion } from './support/text'

test('a comment is posted, answered, changed and taken back; others see it at their next load', async ({
  page,
  browser,
  accounts,
}) => {
  const text = await addText(accounts, 1)
  const me = await accounts.add()
  await signIn(page, me)
  await openDiscussion(page, text.path)
  const post = discussion(page).getByRole('button', { name: 'Post comment' })
  await expect(post).toBeDisabled()
  await box(page).fill('  \n ')
  await expect(post).toBeDisabled()
  await box(page).fill('The **hinge** squeaks.')
  await post.dblclick()
  await expectToast(page, 'Your comment has been posted.')
  await expect(commentsOf(page)).toHaveCount(2)
  await expect(commentsOf(page).first()).toContainText('The hinge squeaks.')
  await expect(commentsOf(page).first().getByRole('time')).toHaveText('just now')
  await expect(commentsOf(page).first().locator('strong')).toHaveText('hinge')
  await expect(box(page)).toHaveValue('')
  await expect(post).toBeDisabled()
  await expect(discussion(page).getByRole('heading', { level: 2 })).toHaveText('Comments 2')
  expect(await accounts.sql`select 1 from comments where author_id = ${me.id}`).toHaveLength(1)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(text.path)
  await expect(commentsOf(visitor).first()).toContainText('The hinge squeaks.')

  await accounts.endLimit(`comment:by ${me.id}`)
  await commentOf(page, 'Comment no. 1.')
    .getByRole('button', { name: /^Reply/ })
    .click()
  const reply = discussion(page).getByLabel(`Your reply to ${text.talker.username}`)
  await expect(reply).toBeFocused()
  await reply.pressSequentially('Mine does not.')
  await discussion(page).getByRole('button', { name: 'Post reply' }).click()
  await expect(commentsOf(page)).toHaveCount(3)
  await expect(page.locator('.thread').last().getByRole('group').getByRole('article')).toContainText('Mine does not.')

  // Not by its text, which a form takes the place of.
  const mine = commentsOf(page).first()
  await mine.getByRole('link', { name: 'Edit your comment' }).click()
  await expect(mine.getByRole('textbox')).toHaveValue('The **hinge** squeaks.')
  await mine.getByRole('textbox').fill('The hinge is silent now.')
  // Changed elsewhere meanwhile, which no change of this page may hide.
  await accounts.sql`
    update comments set content = 'It squeaks louder.', version = version + 1 where author_id = ${me.id} and parent_id is null`
  await page.getByRole('button', { name: /^Like “The / }).click()
  await expect(page.getByRole('button', { name: /^Like “The .* 1 like$/ })).toBeVisible()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByText('This text was changed elsewhere in the meantime.')).toBeVisible()
  await expect(mine.getByRole('textbox')).toHaveValue('The hinge is silent now.')
  await expect(mine.getByText('Stored now', { exact: true })).toBeVisible()
  await expect(mine.getByText('It squeaks louder.')).toBeVisible()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  // The box holds the same words until the change is stored.
  await expect(mine.getByRole('textbox')).toHaveCount(0)
  await expect(commentOf(page, 'The hinge is silent now.')).toBeVisible()
  await visitor.reload()
  await expect(commentOf(visitor, 'The hinge is silent now.')).toBeVisible()
  await expect(commentOf(visitor, 'Mine does not.')).toBeVisible()

  await commentOf(page, 'silent now').getByRole('button', { name: 'Delete your comment' }).click()
  await commentOf(page, 'silent now').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Your comment has been deleted.')
  await expect(commentsOf(page)).toHaveCount(2)
  await visitor.reload()
  await expect(commentsOf(visitor)).toHaveCount(2)
  await visitor.context().close()
})

test('the page of a comment that was opened and left alone follows what is stored', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  await openPage(page, '/comments')
  const edit = page.getByRole('main').getByRole('link', { name: /^Edit/ })
  const typed = field(page, 'Your comment')
  await edit.click()
  await expect(typed).toHaveValue('Comment no. 1.')
  await page.goBack()
  await expectAddress(page, '/comments')
  await accounts.sql`update comments set content = 'Said elsewhere.', version = version + 1 where article_id = ${text.id}`
  await edit.click()
  await expect(typed).toHaveValue('Said elsewhere.')
})

test('a comment whose author takes it back leaves its place to the replies', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await accounts.sql`
    insert into comments (id, article_id, parent_id, author_id, content)
    select gen_random_uuid(), article_id, id, ${text.author.id}, 'The answer stays.' from comments where article_id = ${text.id}`
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  await commentOf(page, 'Comment no. 1.').getByRole('button', { name: 'Delete your comment' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await commentOf(page, 'Comment no. 1.').getByRole('button', { name: 'Delete your comment' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(commentsOf(page).first()).toHaveText('This comment was deleted by its author.')
  await expect(commentsOf(page).first()).toBeFocused()
  await expect(commentOf(page, 'The answer stays.')).toContainText('Author')
})

for (const [order, last] of [
  ['', 'Comment no. 1.'],
  ['comments=oldest', 'Comment no. 21.'],
] as const) {
  test(`whoever takes back the only comment of a page comes to the page before: ${order || 'newest'}`, async ({
    page,
    accounts,
  }) => {
    const text = await addText(accounts, 21)
    await enter(page, text.talker)
    await openDiscussion(page, `${text.path}?${order}&page=2`)
    await expect(commentsOf(page)).toHaveCount(1)
    await commentOf(page, last).getByRole('button', { name: 'Delete your comment' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Your comment has been deleted.')
    await expectAddress(page, order ? `${text.path}?${order}` : text.path)
    await expect(commentsOf(page)).toHaveCount(20)
    expect(new URL(page.url()).hash).toBe('#comments')
  })
}

test('where the code of its forms does not come, a comment is changed on a page of its own', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  for (const [role, name] of [
    ['link', 'Edit your comment'],
    ['button', 'Delete your comment'],
  ] as const) {
    await openDiscussion(page, text.path)
    const goOn = await loseCode(page)
    await commentOf(page, 'Comment no. 1.').getByRole(role, { name }).click()
    await page.waitForURL(/\/comments\/[\w-]{36}\/edit$/)
    await goOn()
    await expect(page.getByRole('heading', { name: 'Edit comment', level: 1 })).toBeVisible()
  }
})

test('a preview whose code does not come says so, and comes with the next press', async ({ page, accounts }) => {
  const text = await addText(accounts)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const goOn = await loseCode(page)
  await box(page).fill('It is **loud**.')
  await discussion(page).getByRole('tab', { name: 'Preview' }).click()
  const panel = discussion(page).getByRole('tabpanel')
  await expect(panel.getByRole('alert')).toHaveText('The preview could not be made. Your text is still here.')
  await goOn()
  await discussion(page).getByRole('tab', { name: 'Write' }).click()
  await discussion(page).getByRole('tab', { name: 'Preview' }).click()
  await expect(panel.locator('strong')).toHaveText('loud')
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('and with the connection, also without a press', async ({ page, accounts }) => {
  const text = await addText(accounts)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const goOn = await loseCode(page)
  await box(page).fill('It is **loud**.')
  await discussion(page).getByRole('tab', { name: 'Preview' }).click()
  const panel = discussion(page).getByRole('tabpanel')
  await expect(panel.getByRole('alert')).toBeVisible()
  await goOn()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(panel.locator('strong')).toHaveText('loud')
})

test('help with a text that did not come is asked for again with its next use, and a tool says that it is away', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  const goOn = await loseCode(page)
  const tools = discussion(page).getByRole('toolbar', { name: 'Formatting' })
  await Promise.all([page.waitForEvent('requestfailed'), box(page).focus()])
  await tools.getByRole('button', { name: 'Bold' }).click()
  await expect(page.locator('#announcer')).toHaveText('The server did not answer. Please try again.')
  await goOn()
  await box(page).blur()
  await Promise.all([page.waitForResponse(/_next\/static\/chunks/), box(page).focus()])
  await tools.getByRole('button', { name: 'Bold' }).click()
  await expect(box(page)).toHaveValue('****')
})

test('whose session has ended is asked to sign in when a comment is to be changed', async ({
  page,
  accounts,
  announce,
}) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  announce(`/api/comments/${await idOfComment(accounts, text.id)}`, 401)
  await accounts.sql`update sessions set ended_at = now() where user_id = ${text.talker.id}`
  await commentOf(page, 'Comment no. 1.').getByRole('link', { name: 'Edit your comment' }).click()
  await expectToast(page, 'Please sign in first.')
  await signInOver(page, text.talker)
  await commentOf(page, 'Comment no. 1.').getByRole('link', { name: 'Edit your comment' }).click()
  await expect(commentsOf(page).getByRole('textbox')).toHaveValue('Comment no. 1.')
})

test('by keyboard a comment is edited and kept without losing the place', async ({ page, accounts }) => {
  const text = await addText(accounts, 2)
  await enter(page, text.talker)
  await openDiscussion(page, text.path)
  // The older one, so that no focus is right by chance.
  const mine = commentsOf(page).last()
  const edit = mine.getByRole('link', { name: 'Edit your comment' })
  const press = async (control: typeof edit) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }
  await press(edit)
  await expect(mine.getByRole('textbox')).toBeFocused()
  await press(mine.getByRole('button', { name: 'Cancel' }))
  await expect(mine).toBeFocused()

  await press(mine.getByRole('button', { name: 'Delete your comment' }))
  await expect(mine.getByText('Delete this comment? Replies to it stay.')).toBeFocused()
  await press(mine.getByRole('button', { name: 'Keep it' }))
  await expect(mine).toBeFocused()

  await press(mine.getByRole('button', { name: /^Reply to/ }))
  const thread = page.locator('.thread').last()
  await expect(thread.getByLabel(/^Your reply/)).toBeFocused()
  await press(thread.getByRole('button', { name: 'Cancel' }))
  await expect(mine).toBeFocused()

  await press(edit)
  await expect(mine.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed at once.')
  await press(mine.getByRole('button', { name: 'Save changes' }))
  await expect(mine.getByRole('textbox')).toHaveCount(0)
  await expect(mine).toContainText('Typed at once.')
  await expect(mine).toBeFocused()

  await press(mine.getByRole('button', { name: 'Delete your comment' }))
  await press(mine.getByRole('button', { name: 'Delete', exact: true }))
  await expect(commentsOf(page)).toHaveCount(1)
  await expect(discussion(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('likes count once, last, and go with one press', async ({ page, browser, accounts }) => {
  const text = await addText(accounts, 1)
  const me = await accounts.add()
  await enter(page, me)
  await openDiscussion(page, text.path)
  const like = commentOf(page, 'Comment no. 1.').getByRole('button', { name: /^Like the comment by/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName(/1 like$/)
  const whole = page.getByRole('button', { name: /^Like “The / })
  await whole.click()
  await expect(whole).toHaveAccessibleName(/1 like$/)
  await expect.poll(async () => (await accounts.sql`select 1 from likes where user_id = ${me.id}`).length).toBe(2)

  const visitor = await (await browser.newContext()).newPage()
  await openPage(visitor, text.path)
  await expect(visitor.getByRole('button', { name: /^Like “The .* 1 like$/ })).toBeVisible()
  for (const press of [/^Like the comment by/, /^Reply to/]) {
    await commentOf(visitor, 'Comment no. 1.').getByRole('button', { name: press }).click()
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toBeHidden()
  }
  await visitor.context().close()

  await openDiscussion(page, text.path)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName(/no likes yet$/)
})

test('a visitor finds the box disabled; trying to write opens the sign-in dialog', async ({ page, accounts }) => {
  const text = await addText(accounts)
  const me = await accounts.add()
  await openPage(page, text.path)
  await expect(discussion(page).getByText('No comments yet.')).toBeVisible()
  await expect(box(page)).toBeDisabled()
  await expect(discussion(page).getByRole('button', { name: 'Post comment' })).toBeDisabled()
  await discussion(page).locator('div[data-live]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(me.email)
  await dialog.getByLabel('Password', { exact: true }).fill(me.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(box(page)).toBeEnabled()
  await box(page).fill('Here I am.')
  await discussion(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(commentOf(page, 'Here I am.')).toBeVisible()
})

test('a session that ends while somebody writes costs no text', async ({ page, accounts }) => {
  const text = await addText(accounts)
  const me = await accounts.add()
  await enter(page, me)
  await openDiscussion(page, text.path)
  await box(page).fill('Not to be lost.')
  await accounts.sql`update sessions set ended_at = now() where user_id = ${me.id}`
  await discussion(page).getByRole('button', { name: 'Post comment' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(box(page)).toHaveValue('Not to be lost.')
  await expect(box(page)).toHaveAccessibleDescription('Please sign in first.')
  await dialog.getByLabel('Email', { exact: true }).fill(me.email)
  await dialog.getByLabel('Password', { exact: true }).fill(me.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(box(page)).not.toHaveAccessibleDescription('Please sign in first.')
  await expect(discussion(page).locator('form').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect(box(page)).toHaveValue('Not to be lost.')
  await discussion(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(commentOf(page, 'Not to be lost.')).toBeVisible()
})

test('order and page stand in the address, and a comment has an address that stays', async ({ page, accounts }) => {
  const text = await addText(accounts, 22)
  const [oldest] = await accounts.sql<{ id: string }[]>`
    select id from comments where article_id = ${text.id} order by created_at limit 1`
  await openPage(page, text.path)
  await expect(commentsOf(page)).toHaveCount(20)
  await expect(commentsOf(page).first()).toContainText('Comment no. 22.')
  await discussion(page).getByRole('link', { name: 'Oldest' }).click()
  await expectAddress(page, `${text.path}?comments=oldest`)
  await expect(commentsOf(page).first()).toContainText('Comment no. 1.')
  await discussion(page).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, `${text.path}?comments=oldest&page=2`)
  await expect(commentsOf(page)).toHaveCount(2)
  await page.goBack()
  await expect(commentsOf(page)).toHaveCount(20)

  await page.goto(`/comment/${oldest?.id}`)
  await expect(page).toHaveURL(new RegExp(`${text.path}\\?page=2#comment-${oldest?.id}$`))
  await expect(commentOf(page, 'Comment no. 1.')).toBeInViewport()
  const link = commentOf(page, 'Comment no. 2.')
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
  await expect(link).toHaveAttribute('href', /^\/comment\/[\w-]{36}$/)
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(`#comment-${oldest?.id}$`))
  await expect(page).toHaveURL(/\?page=2#comment-[\w-]{36}$/)
})

test('a comment posted from another order is there for its writer, though its page was looked at before', async ({
  page,
  accounts,
}) => {
  const text = await addText(accounts, 2)
  await enter(page, await accounts.add())
  await openDiscussion(page, text.path)
  await discussion(page).getByRole('link', { name: 'Oldest' }).click()
  await expectAddress(page, `${text.path}?comments=oldest`)
  await discussion(page).getByRole('link', { name: 'Newest' }).click()
  await expectAddress(page, text.path)
  await discussion(page).getByRole('link', { name: 'Oldest' }).click()
  await expectAddress(page, `${text.path}?comments=oldest`)
  await box(page).fill('Posted from below.')
  await discussion(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(page).toHaveURL(new RegExp(`${text.path}#comment-[\\w-]{36}$`))
  await expectToast(page, 'Your comment has been posted.')
  await expect(commentsOf(page).first()).toContainText('Posted from below.')
  await expect(commentOf(page, 'Posted from below.')).toBeInViewport()
  // It is told once.
  expect(await page.evaluate(() => sessionStorage.toast)).toBeUndefined()
})

test('replies fold, one thread or all', async ({ page, accounts }) => {
  const text = await addText(accounts, 2)
  await accounts.sql`
    insert into comments (id, article_id, parent_id, author_id, content)
    select gen_random_uuid(), article_id, id, ${text.author.id}, 'An answer.' from comments where article_id = ${text.id}`
  await enter(page, await accounts.add())
  await openDiscussion(page, text.path)
  const answers = commentOf(page, 'An answer.')
  await expect(answers.first()).toBeVisible()
  await discussion(page).getByText('1 reply', { exact: true }).first().click()
  await expect(answers.first()).toBeHidden()
  await expect(answers.nth(1)).toBeVisible()
  await discussion(page).getByRole('button', { name: 'Fold replies' }).click()
  await expect(answers.nth(1)).toBeHidden()
  await discussion(page).getByRole('button', { name: 'Unfold replies' }).click()
  await expect(answers.first()).toBeVisible()

  // A new one is not posted out of sight.
  await discussion(page).getByText('1 reply', { exact: true }).first().click()
  await expect(answers.first()).toBeHidden()
  await commentOf(page, 'Comment no. 2.')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await discussion(page)
    .getByLabel(/^Your reply/)
    .fill('Another answer.')
  await discussion(page).getByRole('button', { name: 'Post reply' }).click()
  await expect(commentOf(page, 'Another answer.')).toBeFocused()
  await expect(answers.first()).toBeVisible()
})

test('a comment is changed twice and deleted on the page of its own', async ({ page, accounts }) => {
  const text = await addText(accounts, 1)
  await enter(page, text.talker)
  const id = await idOfComment(accounts, text.id)
  for (const content of ['Changed on its page.', 'Changed again.']) {
    await openForm(page, `/comments/${id}/edit`)
    await page.getByLabel('Your comment').fill(content)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(new RegExp(`${text.path}#comment-${id}$`))
    await expectToast(page, 'Your comment has been changed.')
    await expect(commentOf(page, content)).toBeVisible()
  }
  await openForm(page, `/comments/${id}/edit`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectAddress(page, '/comments')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Deleted' })).toBeVisible()
})
