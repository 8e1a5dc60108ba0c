import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Person } from '@/tests/support/people'
import { expect, field, signIn, test } from '../accounts/support/test'
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
  // A part of the page may be taken over later than what stands around it.
  await text.and(page.locator('textarea')).evaluate(async (area) => {
    while (!Object.keys(area).some((key) => key.startsWith('__reactProps'))) await new Promise(requestAnimationFrame)
  })
  return text
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
