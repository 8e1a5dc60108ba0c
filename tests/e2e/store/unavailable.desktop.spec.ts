import { type Accounts, someName } from '@/tests/support/people'
import { enter, expect, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'
import { expectNoViolations } from '../support/axe'
import { expectHydrated, openPage, untilKnown } from '../support/list'
import { addStock } from './support/shop'

/** A review of its own whose product nobody sells. */
async function addUnsold(accounts: Accounts) {
  const product = await addStock(accounts, `Unsold ${someName('lamp')}`)
  const text = await addText(accounts)
  await accounts.sql`update reviews set product_id = ${product.id} where article_id = ${text.id}`
  await accounts.sql`update offers set ended_at = now() where product_id = ${product.id}`
  return { product, text }
}

test('a review keeps the way to its product and the wishlist when nobody sells it', async ({ page, accounts }) => {
  const { product, text } = await addUnsold(accounts)
  await enter(page, await accounts.add())
  await openPage(page, text.path)
  const box = page.getByRole('region', { name: 'Where to buy' })
  await expect(box).toContainText('Unavailable Nobody sells it at the moment.')
  await expect(box.getByRole('listitem')).toHaveCount(0)
  await expect(box).not.toContainText('commission')
  await expect(box.getByRole('button', { name: /^Add to wishlist/ })).toBeVisible()
  // What no shop asks, nobody is told.
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
    expect.stringMatching(/Offer"/),
  )
  await expectNoViolations(page, 'a review of what nobody sells')
  await box.getByRole('link', { name: 'Price history' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.getByText('Nobody sells it at the moment.').filter({ visible: true })).toHaveCount(1)
})

test('of a withdrawn product a review says so, and offers no wish that would be refused', async ({
  page,
  accounts,
}) => {
  const { product, text } = await addUnsold(accounts)
  await accounts.sql`update products set withdrawn_at = now() where id = ${product.id}`
  await enter(page, await accounts.add())
  await openPage(page, text.path)
  const box = page.getByRole('region', { name: 'Where to buy' })
  await expect(box).toContainText('Unavailable This product is no longer sold.')
  await expect(box.getByRole('link')).toHaveText(['Price history'])
  await expect(box.getByRole('button')).toHaveCount(0)
})

test('what is no longer sold can be taken off the wishlist, and not be put there', async ({ page, accounts }) => {
  const { product, text } = await addUnsold(accounts)
  const person = await accounts.add()
  await accounts.sql`
    insert into wishlist_items (user_id, product_id, price_cents) values (${person.id}, ${product.id}, 9900)`
  await accounts.sql`update products set withdrawn_at = now() where id = ${product.id}`
  await enter(page, person)
  await openPage(page, text.path)
  await page.getByRole('link', { name: 'Price history' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const wish = page.getByRole('main').getByRole('button', { name: /wishlist/ })
  await wish.click()
  await expect(wish).toHaveCount(0)
  expect(await accounts.sql`select from wishlist_items where user_id = ${person.id}`).toHaveLength(0)
  await untilKnown(page, async () => {
    await page.reload()
    await expectHydrated(page)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(wish).toHaveCount(0)
})
