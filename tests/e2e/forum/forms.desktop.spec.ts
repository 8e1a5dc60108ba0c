import { enter, expect, field, openForm, signInOver, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { addTopic, someMark, text } from './support/topic'

test('what is wrong with a text is read out each time, and seen though its preview was open', async ({
  page,
  accounts,
}) => {
  const topic = await addTopic(accounts, await accounts.add())
  await enter(page, await accounts.add())
  await openPage(page, topic.path)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(text(page)).toHaveCount(0)
  const post = page.getByRole('button', { name: 'Post Reply' })
  await post.click()
  await expect(text(page)).toBeFocused()
  await expect(text(page)).toHaveAccessibleDescription('Please enter a text')
  const said = page.locator('.reply-form').getByRole('alert')
  await expect(said).toHaveText('Please correct: Please enter a text.')

  // The same words once more, while the field has the focus.
  await said.evaluate((region) => {
    const heard = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) region.setAttribute('data-test-heard', '')
    })
    heard.observe(region, { childList: true })
  })
  await post.evaluate((button: HTMLButtonElement) => button.click())
  await expect(said).toHaveAttribute('data-test-heard')
  await expect(said).toHaveText('Please correct: Please enter a text.')
})

test('nobody who has signed in meanwhile is still asked to', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add())
  const me = await accounts.add()
  await enter(page, me)
  await openForm(page, topic.path)
  await text(page).fill('Not to be lost.')
  await accounts.sql`update sessions set ended_at = now() where user_id = ${me.id}`
  await page.getByRole('button', { name: 'Post Reply' }).click()
  const form = page.locator('.reply-form')
  await expect(form.locator('[role=alert]')).toHaveText('Please sign in first.')
  await expect(form.locator('a', { hasText: 'Sign In' })).toHaveCount(1)
  await signInOver(page, me)
  await expect(form.locator('[role=alert]')).toHaveText('')
  await expect(form.locator('a', { hasText: 'Sign In' })).toHaveCount(0)
  await expect(text(page)).toHaveValue('Not to be lost.')
})

test('a form that was emptied shows no topics like the one that was in it', async ({ page, accounts }) => {
  const mark = someMark()
  const known = await addTopic(accounts, await accounts.add(), { title: `Why does ${mark} hum at night` })
  await enter(page, await accounts.add())
  await openForm(page, '/forum/new')
  await field(page, 'Title').pressSequentially(`Does ${mark} hum at night`)
  const similar = page.getByRole('main').getByRole('link', { name: known.title })
  await expect(similar).toBeVisible()
  await field(page, 'Title').evaluate((input: HTMLInputElement) => input.form?.reset())
  await expect(similar).toHaveCount(0)
})

test('where the system chooses the colors, the reply that was led to is marked', async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 2 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${topic.path}#reply-2`)
  await expect(page.locator('#reply-2 > .post')).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('#reply-1 > .post')).toHaveCSS('outline-style', 'none')
})
