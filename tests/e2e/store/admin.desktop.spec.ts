import AxeBuilder from '@axe-core/playwright'
import { awaitMail, enter, expect, expectToast, openForm, signIn, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { expectAddress, headlines, holdBack } from '../support/list'

test('an administrator keeps the store: product, offers, prices, picture, withdrawal', async ({
  page,
  browser,
  accounts,
}) => {
  test.slow()
  const name = `Bench Lamp ${Date.now()}`
  await signIn(page, await accounts.add({ role: 'admin' }))
  await openForm(page, '/admin/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  await expectAddress(page, '/admin/products/new')
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await field('Name').fill(name)
  await field('Description').fill('A lamp that stands still.')
  await field('Category').selectOption('Accessories')
  await field('Discount, % (optional)').fill('20')
  await field('Facts (optional)').fill('Weight: 2 lb\nno colon')
  await field('Merchant').fill('Deskwright')
  await field('Price, $').fill('80')
  await field('Address at the shop').fill('https://deskwright.example/lamp')
  await main.getByRole('button', { name: 'Add product' }).click()
  await expect(field('Facts (optional)')).toHaveAccessibleDescription(/Please write each fact as “Label: value”/)
  await expect(field('Name')).toHaveValue(name)
  await expect(field('Category')).toHaveValue('accessories')
  await field('Facts (optional)').fill('Weight: 2 lb')
  await main.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const reader = await (await browser.newContext()).newPage()
  const address = `/store/${name.toLowerCase().replaceAll(' ', '-')}`
  await reader.goto(address)
  await expect(reader.locator('.product-offer')).toContainText('$80')
  await expect(reader.locator('.product-offer')).toContainText('$100')

  // The page came without a load: what nobody has typed here follows the price all the same, as the form's version does.
  await expect(field('Discount, % (optional)')).toHaveValue('20')
  await field('Price at Deskwright, in dollars').fill('70')
  await page.getByRole('button', { name: 'Set the price at Deskwright' }).click()
  await expectToast(page, 'Price changed')
  await expect(field('Discount, % (optional)')).toHaveValue('0')

  const waiting = await accounts.add()
  await accounts.sql`
    insert into wishlist_items (user_id, product_id, price_cents, target_price_cents)
    select ${waiting.id}, id, 7000, 6000 from products where name = ${name}`
  await field('Discount, % (optional)').fill('25')
  await field('Price at Deskwright, in dollars').fill('60')
  await page.getByRole('button', { name: 'Set the price at Deskwright' }).click()
  await awaitMail(waiting.email, `${name} now costs $60`)
  // The discount was said of another price: it does not come back unseen.
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'This product was changed in another window meanwhile, or its price was.')
  await expect(main.getByText('Stored now', { exact: true })).toHaveCount(1)
  await expect(field('Discount, % (optional)')).toHaveValue('25')
  await field('Discount, % (optional)').fill('0')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Product saved')
  const [description, facts] = ['A lamp that stands still, and dims.', 'Weight: 2 lb\nColor: green']
  const save = main.getByRole('button', { name: 'Save changes' })
  await field('Description').fill(description)
  await page.context().setOffline(true)
  await save.click()
  await expectToast(page, 'An error occurred. Please try again.')
  await page.context().setOffline(false)
  await expect(field('Description')).toHaveValue(description)
  const held = await holdBack(page, /\/admin\/products\/[^/]+$/)
  await save.click()
  await expect(main.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await field('Facts (optional)').fill(facts)
  held.release()
  await expect(save).toBeVisible()
  await expect(field('Facts (optional)')).toHaveValue(facts)
  await save.click()
  await expect
    .poll(() => accounts.sql`select description, facts from products where name = ${name}`)
    .toMatchObject([
      {
        description,
        facts: [
          ['Weight', '2 lb'],
          ['Color', 'green'],
        ],
      },
    ])
  await reader.goto(address)
  await expect(reader.locator('.product-offer')).toContainText('$60')
  await expect(reader.locator('.product-offer')).not.toContainText('$100')
  await expect(reader.getByRole('region', { name: 'Price history' }).getByRole('row')).toHaveCount(4)
  await reader.goto('/store?sort=price-low')
  await expect(headlines(reader).filter({ hasText: name })).toHaveCount(1)

  await page.reload()
  await field('Merchant').fill('Second Socket')
  await field('Price, $').last().fill('55.50')
  await field('Address at the shop').fill('https://secondsocket.example/lamp')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'End the offer of Deskwright' }).click()
  await expect(page.getByRole('region', { name: 'Offers' }).getByText('Ended')).toBeVisible()
  // Its button went with the offer.
  await expect(page.getByRole('row').filter({ hasText: 'Ended' })).toBeFocused()
  const file = page.locator('#picture-file')
  await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_000) })
  // Whoever stands in front of the site may answer for it.
  await page.route('**/api/product-pictures', (route) => route.abort())
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(file).toHaveAccessibleDescription(/^That picture is too large. It may have at most 4 MB./)
  await page.unroute('**/api/product-pictures')
  await file.setInputFiles('public/icon-512.png')
  await page.getByLabel('What it shows').fill('The lamp')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expectToast(page, 'Picture saved')
  await reader.goto(address)
  await expect(reader.locator('.product-offer')).toContainText('$55.50')
  await expect(reader.getByRole('img', { name: 'The lamp' })).toBeVisible()

  await expectNoViolations(page, 'a product')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible()
  await reader.goto(address)
  await expect(reader.getByRole('main')).toContainText('This product is no longer sold.')
  await reader.goto('/store?sort=price-low')
  await expect(headlines(reader).first()).toBeVisible()
  await expect(headlines(reader).filter({ hasText: name })).toHaveCount(0)
  await reader.context().close()

  await page.goto(`/admin/products?q=${encodeURIComponent(name.toUpperCase())}&sort=-clicks`)
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('row')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('nobody else enters, and nothing of it is sent', async ({ page, accounts }) => {
  const [product] = await accounts.sql`select id, name from products limit 1`
  await enter(page, await accounts.add({ role: 'moderator' }))
  for (const path of ['/admin/products', '/admin/products/new', `/admin/products/${product?.id}`]) {
    const answer = await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this area.")).toBeVisible()
    expect(await answer?.text()).not.toContain(product?.name)
  }
})
