import { enter, expect, signIn, test } from '../../accounts/support/test'
import { expectAddress, headlines } from '../../support/list'
import { addStock, readStock } from '../support/shop'

test('the store, a product and the links to shops', async ({ page, accounts }) => {
  const stock = await readStock(accounts)
  await page.goto('/store')
  await page.getByLabel('Category', { exact: true }).selectOption('Audio')
  await page.getByLabel('Order', { exact: true }).selectOption('Price: Low to High')
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expectAddress(page, '/store?q=&category=audio&sort=price-low')
  const audio = stock.filter(({ category }) => category === 'audio').toSorted((a, b) => a.price - b.price)
  await expect(headlines(page)).toHaveText(audio.slice(0, 12).map(({ name }) => name))
  await headlines(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(audio[0]?.name ?? '')
  await expect(page.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', /^\/go\//)
  await page.getByRole('button', { name: /^Add to wishlist/ }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Please sign in first.' })).toBeVisible()
})

test('wishlist and saved articles', async ({ page, accounts, content }) => {
  const [product] = await readStock(accounts)
  const [review] = content.reviews
  await signIn(page, await accounts.add())
  await page.goto(`/store/${product?.slug}`)
  await page.getByRole('button', { name: /^Add to wishlist/ }).click()
  await expect(page.getByRole('main').getByText('Added to your wishlist')).toBeVisible()
  await page.goto('/wishlist')
  const rows = page.getByRole('main').getByRole('article')
  await rows.first().getByText('Tell me when it gets cheaper').click()
  await rows
    .first()
    .getByLabel(/^Write to me when/)
    .fill('much less')
  await rows.first().getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByText('Please enter a price such as 79 or 79.50').first()).toBeVisible()
  await expect(rows.first().getByLabel(/^Write to me when/)).toHaveValue('much less')
  await expect(rows.first().getByLabel(/^Write to me when/)).toHaveAccessibleDescription(
    'Please enter a price such as 79 or 79.50',
  )
  await rows
    .first()
    .getByLabel(/^Write to me when/)
    .fill('5')
  await rows.first().getByRole('button', { name: 'Save price' }).click()
  await expect(rows.first().getByText('Waiting for $5')).toBeVisible()
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.first().getByText('Waiting for $5')).toBeVisible()

  await page.goto(`/reviews/${review?.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('main').getByText('Saved for later')).toBeVisible()
  await page.goto('/bookmarks')
  await rows
    .first()
    .getByRole('button', { name: /^Move to Keep/ })
    .click()
  await expect(page.getByText('Moved to Keep')).toBeVisible()
  await page.getByRole('link', { name: 'Keep (1)' }).click()
  await rows.first().getByText('Labels', { exact: false }).first().click()
  await rows
    .first()
    .getByLabel(/^Labels of/)
    .fill('work, this one is longer than any label')
  await rows.first().getByRole('button', { name: 'Save labels' }).click()
  await expect(rows.first().getByRole('alert')).toHaveText('A label has at most 30 characters')
  await expect(rows.first().getByLabel(/^Labels of/)).toHaveValue('work, this one is longer than any label')
  await expect(rows.first().getByLabel(/^Labels of/)).toHaveAccessibleDescription('A label has at most 30 characters')
  await rows
    .first()
    .getByLabel(/^Labels of/)
    .fill('work')
  await rows.first().getByRole('button', { name: 'Save labels' }).click()
  await expect(rows.first().getByRole('listitem')).toHaveText(['work'])
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.first().getByRole('listitem')).toHaveText(['work'])
})

test('a product as administrators keep it: what was refused stays in its field', async ({ page, accounts }) => {
  const { id } = await addStock(accounts, `Plain Thing ${Date.now()}`)
  await enter(page, await accounts.add({ role: 'admin' }))
  await page.goto(`/admin/products/${id}`)
  const price = page.getByLabel('Price at First Shop, in dollars')
  await price.fill('a lot')
  await page.getByRole('button', { name: 'Set the price at First Shop' }).click()
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(offers.getByRole('alert')).toHaveText('Please enter a price such as 79 or 79.50')
  await expect(price).toHaveValue('a lot')
  await expect(price).toHaveAccessibleDescription('Please enter a price such as 79 or 79.50')
  await page.getByLabel('Discount, %').fill('30')
  await accounts.sql`update products set version = version + 1, name = 'Renamed elsewhere' where id = ${id}`
  const save = page.getByRole('main').getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByText('This product was changed in another window meanwhile')).toBeVisible()
  await expect(page.getByText('Renamed elsewhere').last()).toBeVisible()
  await expect(page.getByLabel('Discount, %')).toHaveValue('30')
  await expect(page.getByText('Stored now', { exact: true })).toHaveCount(2)
  await save.click()
  await expect
    .poll(
      async () => (await accounts.sql`select discount_percent as discount, version from products where id = ${id}`)[0],
    )
    .toEqual({ discount: 30, version: 3 })
  await expect(page.getByRole('status').filter({ hasText: 'Product saved' })).toBeVisible()
})
