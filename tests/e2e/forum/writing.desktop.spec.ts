import type { Page } from '@playwright/test'
import type { Accounts } from '@/tests/support/people'
import { enter, expect, expectToast, field, openForm, test } from '../accounts/support/test'
import { expectAddress, openPage } from '../support/list'
import { addTopic, postOf, someMark, text } from './support/topic'

test('a member begins a topic, is shown similar ones, and it stands in the lists at once', async ({
  page,
  browser,
  accounts,
}) => {
  const mark = someMark()
  const known = await addTopic(accounts, await accounts.add(), { title: `Why does ${mark} hum at night` })
  const me = await accounts.add()
  await enter(page, me)
  await openForm(page, '/forum/new')
  const post = page.getByRole('button', { name: 'Post Topic' })
  await post.click()
  const title = page.getByRole('main').getByLabel('Title', { exact: true })
  await expect(title).toHaveAccessibleDescription('Please enter a title')
  await expect(title).toBeFocused()
  await expect(page.getByLabel('Category', { exact: true })).toHaveAccessibleDescription('Please choose a category')

  await title.pressSequentially(`Does ${mark} hum at night`)
  const similar = page.locator('.similar-topics').filter({ hasText: 'similar' })
  await expect(similar.getByRole('link', { name: known.title })).toHaveAttribute('href', known.path)
  await page.getByLabel('Category', { exact: true }).selectOption('ai')
  await page.getByLabel('Tags', { exact: true }).fill('Fans, usb-c')
  await text(page).fill(`Mine does. <script>alert(1)</script> [no](javascript:alert(1)) **Loud** ${mark}`)
  await post.dblclick()
  await expectToast(page, 'Your topic has been posted.')
  await expect(page.getByRole('heading', { level: 1, name: `Does ${mark} hum at night` })).toBeVisible()
  await expect(page.locator('.prose:visible strong')).toHaveText('Loud')
  await expect(page.locator('.prose:visible a[href^="javascript"]')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText([/^fans$/i, /^usb-c$/i])
  expect(await accounts.sql`select 1 from topics where author_id = ${me.id}`).toHaveLength(1)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/forum?category=ai')
  await expect(visitor.getByRole('link', { name: `Does ${mark} hum at night` })).toBeVisible()
  await visitor.context().close()

  await openForm(page, '/forum/new')
  await expect(title).toHaveValue('')
  await expect(page.getByText('Restore', { exact: true })).toHaveCount(0)
})

test('replying, quoting, changing and taking back; others see it at their next load', async ({
  page,
  browser,
  accounts,
}) => {
  const author = await accounts.add()
  const topic = await addTopic(accounts, author, { replies: 19 })
  const me = await accounts.add()
  await enter(page, me)
  await openPage(page, topic.path)
  const post = page.getByRole('button', { name: 'Post Reply' })
  await text(page).fill('The **quiet** one.')
  await post.dblclick()
  await expectToast(page, 'Your reply has been posted.')
  await expect(page.locator('#reply-20 strong')).toHaveText('quiet')
  await expect(text(page)).toHaveValue('')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(topic.path)
  await expect(postOf(visitor, 'The quiet one.')).toBeVisible()

  await accounts.endLimit(`reply:by ${me.id}`)
  await postOf(page, 'Answer no. 19')
    .getByRole('button', { name: /^Quote/ })
    .click()
  await expect(page.getByText(`In reply to #19 by ${author.username}`)).toBeVisible()
  await expect(text(page)).toHaveValue(/> \*\*.*\*\* wrote:\n>\n> Answer no\. 19/)
  await text(page).press('End')
  await text(page).pressSequentially('Agreed.')
  await post.click()
  // The next reply stands on the next page, and the form leads there.
  await expectAddress(page, `${topic.path}?page=2`)
  await expect(page.locator('#reply-21')).toContainText('Agreed.')
  await expect(page.locator('#reply-21')).toContainText(`In reply to #19 by ${author.username}`)
  const told =
    await accounts.sql`select kind from notifications where user_id = ${author.id} and href like ${`${topic.path}%`}`
  expect(told.length).toBeGreaterThan(0)

  await page.locator('#reply-21').getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit reply' })).toBeVisible()
  await text(page).fill('Disagreed.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectAddress(page, `${topic.path}?page=2`)
  await expect(page.locator('#reply-21')).toContainText('Disagreed.')
  await page
    .locator('#reply-21')
    .getByRole('link', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Delete reply' }).click()
  await expectToast(page, 'Your reply has been deleted.')
  await expect(postOf(page, 'Disagreed.')).toHaveCount(0)
  await visitor.goto(`${topic.path}?page=2`)
  await expect(visitor.getByText('The replies on this page were deleted.')).toBeVisible()
  await visitor.context().close()
})

test('a reply whose draft is restored is an answer to the same post as before', async ({ page, accounts }) => {
  const author = await accounts.add()
  const topic = await addTopic(accounts, author, { replies: 2 })
  const me = await accounts.add()
  await enter(page, me)
  await openPage(page, topic.path)
  const answers = page.getByText(`In reply to #1 by ${author.username}`)
  await postOf(page, 'Answer no. 1')
    .getByRole('button', { name: /^Quote/ })
    .click()
  await expect(answers).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()

  await openPage(page, topic.path)
  const offer = page.getByRole('region', { name: 'Text that was not posted' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(text(page)).toHaveValue(/Answer no\. 1/)
  await expect(answers).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(answers).toHaveCount(0)
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(answers).toBeVisible()

  // Nor is it one again that was taken out.
  const kept = async () =>
    (
      await accounts.sql<{ quotes: string }[]>`
      select content ->> 'quotes' as quotes from drafts where user_id = ${me.id}`
    )[0]?.quotes
  await expect.poll(kept).toBe('1')
  await page.getByRole('button', { name: 'Not a reply to it' }).click()
  await expect(answers).toHaveCount(0)
  await expect.poll(kept).toBe('')
  await postOf(page, 'Answer no. 1')
    .getByRole('button', { name: /^Quote/ })
    .click()
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expectToast(page, 'Your reply has been posted.')
  await expect(page.locator('#reply-3')).toContainText(`In reply to #1 by ${author.username}`)
})

test('a text that was begun before a change in another window does not replace it unseen', async ({
  page,
  context,
  accounts,
}) => {
  const me = await accounts.add()
  const topic = await addTopic(accounts, me, { replies: 1 })
  await enter(page, me)
  await openPage(page, topic.path)
  const edit = page.locator('#reply-1').getByRole('link', { name: /^Edit/ })
  const save = page.getByRole('button', { name: 'Save changes' })
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit reply' })).toBeVisible()
  await text(page).fill('Written in this window.')
  await page.getByRole('link', { name: '← Back to the topic' }).click()
  await expect(page.locator('#reply-1')).toContainText('Answer no. 1')

  const other = await context.newPage()
  const reply = await accounts.sql<{ id: string }[]>`select id from replies where topic_id = ${topic.id}`
  await openForm(other, `/forum/edit/reply/${reply[0]?.id}`)
  await text(other).fill('Written in the other window.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(other, 'Your changes have been saved.')
  await other.close()

  await edit.click()
  await expect(text(page)).toHaveValue('Written in this window.')
  await save.click()
  await expectToast(page, 'This text was changed elsewhere in the meantime.')
  await expect(text(page)).toHaveValue('Written in this window.')
  await expect(page.getByText('Stored now', { exact: true })).toBeVisible()
  await expect(page.getByText('Written in the other window.')).toBeVisible()
  await save.click()
  await expectToast(page, 'Your changes have been saved.')
  await expect(page.locator('#reply-1')).toContainText('Written in this window.')

  // The same in the form of a topic, of which a moderator moves it; the form that was saved follows what is stored.
  const first = page.getByRole('main').locator('.post').first().getByRole('link', { name: /^Edit/ })
  await first.click()
  await expect(text(page)).toHaveValue('Which one do you **take**?')
  await text(page).fill('Which one, then?')
  await accounts.sql`
    update topics set category = (select id from categories where kind = 'topic' and slug = 'ai'), version = version + 1
    where id = ${topic.id}`
  await save.click()
  await expectToast(page, 'This text was changed elsewhere in the meantime.')
  await expect(page.getByText('Stored now', { exact: true })).toHaveCount(2)
  await page.getByLabel('Category', { exact: true }).selectOption('ai')
  await save.click()
  await expectToast(page, 'Your changes have been saved.')
  await accounts.sql`update topics set content = 'Changed once more.', version = version + 1 where id = ${topic.id}`
  await first.click()
  await expect(text(page)).toHaveValue('Changed once more.')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('ai')
})

test('a form that was opened and left alone follows a change in another window, and a save does not undo it', async ({
  page,
  accounts,
}) => {
  const me = await accounts.add()
  const topic = await addTopic(accounts, me, { replies: 1 })
  await enter(page, me)
  await openPage(page, topic.path)
  const heading = page.getByRole('heading', { level: 1, name: /^Edit / })
  const back = page.getByRole('link', { name: '← Back to the topic' })
  const edit = page.locator('#reply-1').getByRole('link', { name: /^Edit/ })
  await edit.click()
  await expect(text(page)).toHaveValue('Answer no. 1')
  await back.click()
  await expect(heading).toBeHidden()
  await accounts.sql`update replies set content = 'Changed elsewhere.', version = version + 1 where topic_id = ${topic.id}`
  await edit.click()
  await expect(text(page)).toHaveValue('Changed elsewhere.')
  await text(page).press('End')
  await text(page).pressSequentially(' And here.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Your changes have been saved.')
  await expect(page.locator('#reply-1')).toContainText('Changed elsewhere. And here.')

  const first = page.getByRole('main').locator('.post').first().getByRole('link', { name: /^Edit/ })
  await first.click()
  await expect(field(page, 'Title')).toHaveValue(topic.title)
  await back.click()
  await expect(heading).toBeHidden()
  await accounts.sql`
    update topics set title = 'Moved and renamed', content = 'Which, then?', version = version + 1,
      category = (select id from categories where kind = 'topic' and slug = 'ai')
    where id = ${topic.id}`
  await first.click()
  await expect(field(page, 'Title')).toHaveValue('Moved and renamed')
  await expect(field(page, 'Category')).toHaveValue('ai')
  await expect(text(page)).toHaveValue('Which, then?')
})

test('a reply that was begun before its topic was locked is still read, and discarded', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add())
  const me = await accounts.add()
  await enter(page, me)
  await openPage(page, topic.path)
  await text(page).fill('An hour of work.')
  await expect(page.getByRole('main').getByText('Draft saved')).toBeVisible()
  const draft = () => page.getByRole('region', { name: 'Drafts' }).getByRole('link')
  await openForm(page, '/dashboard')
  await expect(draft()).toHaveAttribute('href', topic.path)

  await accounts.sql`update topics set locked_at = now() where id = ${topic.id}`
  await openForm(page, '/dashboard')
  await expect(draft()).toHaveText('Your reply')
  await draft().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Continue writing' })).toBeVisible()
  await expect(page.getByLabel('What you wrote')).toHaveValue('An hour of work.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectToast(page, 'The text was discarded.')
  await expectAddress(page, '/dashboard')
  expect(await accounts.sql`select 1 from drafts where user_id = ${me.id}`).toHaveLength(0)
})

test('like, follow, mute and save a topic', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 1 })
  await enter(page, await accounts.add())
  await openPage(page, topic.path)
  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  await button(/^Follow/).click()
  await expectToast(page, 'You will be told of every reply.')
  await expect(button(/^Following/)).toHaveAttribute('aria-pressed', 'true')
  await button(/^Mute/).click()
  await expect(button(/^Muted/)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(/^Follow/)).toHaveAttribute('aria-pressed', 'false')
  // Both show at once; a page that is loaded anew before the server has heard of them would take them back.
  const answered = () =>
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/forum/'))
  await Promise.all([answered(), button(/^Like the topic by/).click()])
  await expect(button(/^Like the topic by/)).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([answered(), button(/^Save/).click()])
  await expect(button(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(button(/^Muted/)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(/^Like the topic by/)).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor writes, signs in over the page and posts what was written', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add())
  const me = await accounts.add()
  await openForm(page, topic.path)
  await text(page).fill('Written before signing in.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).fill(me.email)
  await dialog.getByLabel('Password', { exact: true }).fill(me.password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(text(page)).toHaveValue('Written before signing in.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.locator('#reply-1')).toContainText('Written before signing in.')
})

test("a text that turns the direction of writing does not turn the site's own words", async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 21 })
  await accounts.sql`update topics set excerpt = ${'Which \u202eone?'} where id = ${topic.id}`
  await page.goto(`${topic.path}?page=2`)
  const lefts = await page.getByRole('link', { name: 'Read from the beginning' }).evaluate(({ firstChild }) => {
    if (!firstChild) throw new Error('no words')
    return ['Read', 'from', 'the'].map((word) => {
      const start = firstChild.textContent?.indexOf(word) ?? 0
      const range = document.createRange()
      range.setStart(firstChild, start)
      range.setEnd(firstChild, start + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

test('an open page says that others have answered, without moving', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add())
  await page.clock.install()
  await openPage(page, topic.path)
  await answerElsewhere(page, accounts, topic.path)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: '1 new reply' }).click()
  await expect(page.locator('#reply-1')).toContainText('News.')
  await expect(page.locator('#reply-1')).toBeFocused()
  await expect(page.getByRole('button', { name: '1 new reply' })).toHaveCount(0)
})

test('an open page that is full leads on to the reply that others have written', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 20 })
  await page.clock.install()
  await openPage(page, topic.path)
  await answerElsewhere(page, accounts, topic.path)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: '1 new reply' }).click()
  await expect(page).toHaveURL(new RegExp(`${topic.path}\\?page=2#reply-21$`))
  await expect(page.locator('#reply-21')).toContainText('News.')
  await expect(page.getByRole('button', { name: '1 new reply' })).toHaveCount(0)
})

/** Somebody else says "News." meanwhile, in a browser of their own. */
async function answerElsewhere(page: Page, accounts: Accounts, path: string) {
  const other = await page.context().browser()?.newContext()
  if (!other) throw new Error('no browser')
  const writer = await other.newPage()
  await enter(writer, await accounts.add())
  await openPage(writer, path)
  await text(writer).fill('News.')
  await writer.getByRole('button', { name: 'Post Reply' }).click()
  await expect(writer.locator('.reply').filter({ hasText: 'News.' })).toBeVisible()
  await other.close()
}
