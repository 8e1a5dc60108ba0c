import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Person } from '@/tests/support/people'
import { expect, field, signIn, test } from '../accounts/support/test'
import { bring, markdown, writing } from '../blog/support'
import { addText } from '../comments/support/text'
import { expectHydrated } from '../support/list'

/** Writes on in a stored text before any script of its page is there; then they come. */
async function writeEarly(page: Page, writer: Person, address: string, label: string, words: string) {
  await signIn(page, writer)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const text = field(page, label)
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(words)
  release()
  await expectHydrated(page)
  await expectTakenOver(text.and(page.locator('textarea')))
  return text
}

/** A part of the page may be taken over later than what stands around it. */
const expectTakenOver = (area: Locator) =>
  area.evaluate(async (element) => {
    while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) await new Promise(requestAnimationFrame)
  })

/** Adds the pictures that a field asks about, in turn. */
async function describePictures(page: Page, ...shown: string[]) {
  const alt = page.getByLabel('What does it show?')
  for (const shows of shown) {
    await expect(alt).toHaveValue('')
    await alt.fill(shows)
    await page.getByRole('button', { name: 'Add picture' }).click()
  }
  await expect(alt).toHaveCount(0)
}

test('what is written into a stored comment before the scripts of the page come stays, where it was written', async ({
  page,
  accounts,
}) => {
  const { talker } = await addText(accounts, 1)
  const [comment] = await accounts.sql<{ id: string }[]>`select id from comments where author_id = ${talker.id}`
  const text = await writeEarly(page, talker, `/comments/${comment?.id}/edit`, 'Your comment', 'Early. ')
  await expect(text).toHaveValue('Early. Comment no. 1.')
  await page.keyboard.type('And late. ')
  await expect(text).toHaveValue('Early. And late. Comment no. 1.')
  await expect(page.getByText('Draft saved')).toBeVisible()
})

test('and so does that of a post', async ({ page, accounts }) => {
  const author = await accounts.add()
  const [id, slug] = [randomUUID(), `early-${author.username}`]
  await accounts.sql`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
    select ${id}, 'article', 'Stored title', ${slug}, 'A text.', 'A text.', ${author.id}, id, '{}', 'draft'
    from categories where kind = 'article' limit 1`
  const title = await writeEarly(page, author, `/admin/blog/${id}/edit`, 'Title', 'More than a ')
  await expect(title).toHaveValue('More than a Stored title')
})

test('pictures that come to a text before the code that asks about them are asked about once it is there', async ({
  page,
  accounts,
}) => {
  await signIn(page, await accounts.add(), '/forum/new')
  await expectHydrated(page)
  const text = page.getByRole('main').getByLabel('Text', { exact: true })
  await expectTakenOver(text)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  for (const way of ['drop', 'paste'] as const) await bring(page, way, 1, text)
  await expect(text).toBeFocused()
  release()
  await describePictures(page, 'One', 'Two')
  await expect(text).toHaveValue(/^!\[One\]\(\S+\)\n\n!\[Two\]\(\S+\)\n*$/)
})

test('and those that come to a post before its editor, which then leaves the text as it is', async ({
  page,
  accounts,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('editor-loading')) await released
    await route.fulfill({ response: answer })
  })
  await signIn(page, await accounts.add(), '/admin/blog/new')
  await expectHydrated(page)
  await expectTakenOver(writing(page))
  await bring(page, 'drop')
  await expect(page.getByLabel('What does it show?')).toBeFocused()
  // Whoever writes the title meanwhile is still asked.
  await field(page, 'Title').fill('Pictured')
  release()
  await expect(page.getByRole('button', { name: 'Use the editor' })).toBeVisible()
  await describePictures(page, 'One')
  expect(await markdown(page)).toMatch(/^!\[One\]\(\S+\)\n*$/)
})
