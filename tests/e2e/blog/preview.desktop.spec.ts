import { expect, test } from '../accounts/support/test'
import { addText } from '../comments/support/text'
import { addStock } from '../store/support/shop'
import { expectNoViolations } from '../support/axe'
import { openBlog } from './support'

test('the preview of a review shows its product and where to buy it, as its page will', async ({ page, accounts }) => {
  const [text, product] = [await addText(accounts), await addStock(accounts, `Field Mic ${Date.now()}`)]
  await accounts.sql`update articles set status = 'draft', published_at = null where id = ${text.id}`
  await accounts.sql`
    update reviews set product_id = ${product.id}, product_name = 'Field Mic', price_cents = 19900, released_on = '2026-02-03',
      facts = '[["Weight", "300 g"]]' where article_id = ${text.id}`
  await openBlog(page, text.author, `/admin/blog/${text.id}/preview`)
  const [logo, notice] = [page.getByRole('link', { name: 'Fieldtest' }).first(), page.locator('.preview-notice')]
  const edges = await Promise.all([logo, notice].map(async (element) => (await element.boundingBox())?.x))
  expect(edges[1]).toBe(edges[0])
  const panel = page.getByRole('region', { name: 'The product' })
  await expect(panel.getByRole('heading', { name: 'Field Mic' })).toBeVisible()
  await expect(panel.getByRole('row')).toHaveText([
    /Price\s*\$199/,
    /Maker\s*Orrin/,
    /Released\s*Feb 3, 2026/,
    /Weight\s*300 g/,
  ])
  const box = page.getByRole('region', { name: 'Where to buy' })
  await expect(box.getByRole('listitem')).toHaveText([/First Shop.*\$100/, /Second Shop.*\$120/])
  await expect(box.getByRole('link', { name: 'Price history' })).toHaveAttribute('href', `/store/${product.slug}`)
  await expectNoViolations(page, 'the preview of a review')
})

test('a review that is hardly begun is previewed without what is not said yet', async ({ page, accounts }) => {
  const text = await addText(accounts)
  await accounts.sql`
    update articles set status = 'draft', published_at = null, rating_tenths = null where id = ${text.id}`
  await accounts.sql`
    update reviews set product_name = '', brand = '', verdict = '', pros = '{}', cons = '{}' where article_id = ${text.id}`
  await openBlog(page, text.author, `/admin/blog/${text.id}/preview`)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where to buy' })).toHaveCount(0)
  await expect(page.locator('.text-page .score')).toHaveCount(0)
  await expectNoViolations(page, 'the preview of a review that is hardly begun')
})
