import { enter, expect, fillSignIn, signIn, test } from '../../accounts/support/test'
import { expectAddress } from '../../support/list'
import { addTopic, postOf, someMark, text } from '../support/topic'

test('a member begins a topic, replies, changes and deletes', async ({ page, accounts }) => {
  const me = await accounts.add()
  const mark = someMark()
  await signIn(page, me)
  await page.goto('/forum/new')
  await page.getByLabel('Title', { exact: true }).fill('Hi')
  await text(page).fill(`Said without scripts ${mark}.`)
  await page.getByRole('button', { name: 'Post Topic' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    'Please use at least 5 characters',
  )
  await expect(text(page)).toHaveValue(`Said without scripts ${mark}.`)
  await page.getByLabel('Title', { exact: true }).fill(`A fan ${mark}`)
  await page.getByLabel('Category', { exact: true }).selectOption('cloud')
  await page.getByRole('button', { name: 'Post Topic' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `A fan ${mark}` })).toBeVisible()
  const path = new URL(page.url()).pathname

  await text(page).fill('An answer without scripts.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page).toHaveURL(/#reply-1$/)
  await expect(postOf(page, 'An answer without scripts.')).toBeVisible()
  await accounts.holdLimit(`reply:by ${me.id}`)
  await text(page).fill('An answer without scripts.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.getByText('That was a little too fast.')).toBeVisible()
  await expect(text(page)).toHaveValue('An answer without scripts.')

  await page.goto(path)
  await page.locator('#reply-1').getByRole('link', { name: /^Edit/ }).click()
  await text(page).fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter a text', { exact: true })).toBeVisible()
  const long = 'It goes on and on. '.repeat(600)
  await text(page).fill(long)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please use at most 10,000 characters', { exact: true })).toBeVisible()
  // Longer than any cookie.
  await expect(text(page)).toHaveValue(long)
  await text(page).fill('Changed without scripts.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(postOf(page, 'Changed without scripts.')).toBeVisible()
  await page.locator('#reply-1').getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Delete reply' }).click()
  await expectAddress(page, path)
  await expect(postOf(page, 'Changed without scripts.')).toHaveCount(0)
})

test('what was begun in a form that is gone is read and discarded', async ({ page, accounts }) => {
  const [author, me] = [await accounts.add(), await accounts.add()]
  const topic = await addTopic(accounts, author, { locked: true })
  const target = `reply:${topic.id}`
  await accounts.sql`
    insert into drafts (user_id, target, content, updated_at)
    values (${me.id}, ${target}, '{"content":"An hour of work."}', now())`
  await signIn(page, me, '/dashboard')
  await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'Your reply' }).click()
  await expectAddress(page, `/continue?${new URLSearchParams({ draft: target })}`)
  await expect(page.getByLabel('What you wrote')).toHaveValue('An hour of work.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectAddress(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('link')).toHaveCount(0)

  await accounts.sql`
    insert into drafts (user_id, target, content, updated_at)
    values (${me.id}, 'topic:new', '["neither", "nor"]', now())`
  await page.goto(`/continue?${new URLSearchParams({ draft: 'topic:new' })}`)
  await expect(page.getByText('can no longer be read')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectAddress(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('link')).toHaveCount(0)

  await accounts.sql`
    insert into drafts (user_id, target, content, updated_at)
    values (${me.id}, 'topic:new', '{"content":"Half a topic."}', now())`
  await page.goto(`/continue?${new URLSearchParams({ draft: 'topic:new' })}`)
  await expect(page.getByLabel('What you wrote')).toHaveValue('Half a topic.')
  await page.getByRole('link', { name: 'Continue there' }).click()
  await expectAddress(page, '/forum/new')
})

test('a visitor reads, searches and pages; what they write is kept when they are asked to sign in', async ({
  page,
  accounts,
}) => {
  const me = await accounts.add()
  const topic = await addTopic(accounts, me, { replies: 25 })
  await page.goto('/forum')
  await page.getByRole('main').getByLabel('Search topics').fill(topic.title)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: topic.title }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(postOf(page, 'Answer no. 25')).toBeVisible()
  await text(page).fill('Whose am I?')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.getByText('Please sign in first.')).toBeVisible()
  await expect(text(page)).toHaveValue('Whose am I?')
  const enter = async () => {
    await page.getByRole('link', { name: 'Sign In and keep the text' }).click()
    await fillSignIn(page, me.email, me.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('You are signed in now. What you typed is still here')).toBeVisible()
  }
  await enter()
  await expect(page.getByRole('main').getByRole('link', { name: topic.title })).toBeVisible()
  await expect(text(page)).toHaveValue('Whose am I?')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page).toHaveURL(/#reply-26$/)
  await expect(postOf(page, 'Whose am I?')).toBeVisible()

  // A whole topic, and a session that ends once more on the way.
  const mark = someMark()
  const title = page.getByLabel('Title', { exact: true })
  await page.context().clearCookies({ name: /session-token$/ })
  await page.goto('/forum/new')
  await title.fill(`A kept fan ${mark}`)
  await page.getByLabel('Category', { exact: true }).selectOption('cloud')
  await text(page).fill(`Kept ${mark}.`)
  await page.getByRole('button', { name: 'Post Topic' }).click()
  await enter()
  await page.context().clearCookies({ name: /session-token$/ })
  await page.getByRole('button', { name: 'Post Topic' }).click()
  await page.waitForURL(/\/sign-in\?callbackUrl=%2Fcontinue/)
  await fillSignIn(page, me.email, me.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(title).toHaveValue(`A kept fan ${mark}`)
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('cloud')
  await expect(text(page)).toHaveValue(`Kept ${mark}.`)
  await page.getByRole('button', { name: 'Post Topic' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `A kept fan ${mark}` })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/forum/edit/topic/${topic.id}`)
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/)
})

test('a like on a later page leads back there, and a change elsewhere stands beside one’s own', async ({
  page,
  accounts,
}) => {
  const [author, me] = [await accounts.add(), await accounts.add()]
  const topic = await addTopic(accounts, author, { replies: 25 })
  await enter(page, me)
  await page.goto(`${topic.path}?page=2`)
  const reply = page.locator('#reply-25')
  await reply.getByRole('button', { name: /^Like reply 25 / }).click()
  await expect(page).toHaveURL(new RegExp(`${topic.path}\\?page=2#reply-25$`))
  await expect(reply.getByRole('button', { name: /1 like$/ })).toBeVisible()

  await accounts.sql`update replies set author_id = ${me.id} where topic_id = ${topic.id} and position = 25`
  await reply.getByRole('link', { name: /^Edit/ }).click()
  // The form stands upon what is stored before the change.
  await expect(page).toHaveURL(/\/forum\/edit\/reply\//)
  await expect(text(page)).not.toHaveValue('')
  await accounts.sql`
    update replies set content = 'Said elsewhere.', version = version + 1
    where topic_id = ${topic.id} and position = 25`
  await text(page).fill('Said here.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This text was changed elsewhere in the meantime.').first()).toBeVisible()
  await expect(page.getByText('Said elsewhere.')).toBeVisible()
  await expect(text(page)).toHaveValue('Said here.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(reply).toContainText('Said here.')
})
