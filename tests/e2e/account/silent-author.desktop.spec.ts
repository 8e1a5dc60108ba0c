import { enter, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'
import { expectHydrated, openPage, untilKnown } from '../support/list'
import { expect } from '../support/test'

test('an author who has nothing published any more can be followed no longer, and cannot be followed anew', async ({
  page,
  accounts,
}) => {
  const { id, author } = await addText(accounts)
  const reader = await accounts.add()
  await accounts.sql`insert into author_follows (follower_id, author_id) values (${reader.id}, ${author.id})`
  await accounts.sql`update profiles set is_public = true where id = ${author.id}`
  await accounts.sql`update articles set status = 'draft' where id = ${id}`
  await enter(page, reader)
  await openPage(page, `/people/${author.username}`)
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ })
  await expect(page.getByRole('heading', { name: 'Nothing published yet' })).toBeVisible()
  await expect(follow).toHaveText(/^Following/)
  await follow.click()
  await expect(follow).toHaveCount(0)
  await expect.poll(() => accounts.sql`select from author_follows where follower_id = ${reader.id}`).toHaveLength(0)
  await untilKnown(page, async () => {
    await page.reload()
    await expectHydrated(page)
  })
  await expect(page.getByRole('button', { name: /^Report/ }).first()).toBeVisible()
  await expect(follow).toHaveCount(0)
})

test('what is all there already leads nowhere else', async ({ page, accounts }) => {
  const { author } = await addText(accounts)
  await page.goto(`/people/${author.username}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('article')).toHaveCount(1)
  await expect(reviews.getByRole('link', { name: /^All/ })).toHaveCount(0)
})
