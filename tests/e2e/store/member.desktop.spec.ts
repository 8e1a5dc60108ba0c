import { enter, expect, expectToast, openForm, test } from '../accounts/support/test'
import { expectNoViolations } from '../support/axe'
import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { addStock, readStock } from './support/shop'

test('products go onto the wishlist from card, page and review, and show how their price moved', async ({
  page,
  accounts,
}) => {
  test.slow()
  const member = await accounts.add({ verified: false })
  const [first, second] = await readStock(accounts)
  if (!first || !second) throw new Error('two products are needed')
  await enter(page, member)

  await openPage(page, '/store')
  const star = (name: string) =>
    page.getByRole('main').getByRole('article').filter({ hasText: name }).getByRole('button')
  await expect(star(first.name)).toHaveAccessibleName(`Add to wishlist ${first.name}`)
  await star(first.name).click()
  await expectToast(page, 'Added to your wishlist')
  await expect(star(first.name)).toHaveAccessibleName(`On your wishlist ${first.name}`)
  await openPage(page, `/store/${second.slug}`)
  await page.getByRole('button', { name: `Add to wishlist ${second.name}` }).click()
  // The button shows it at once; a page that is loaded anew before the server has heard of it would take it back.
  await expectToast(page, 'Added to your wishlist')
  await expect(page.getByRole('button', { name: `On your wishlist ${second.name}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `On your wishlist ${second.name}` })).toBeVisible()
  const [linked] = await accounts.sql`
    select a.slug, r.product_name as name, p.name as product from reviews r join articles a on a.id = r.article_id
    join products p on p.id = r.product_id where p.withdrawn_at is null and p.id not in (${first.id}, ${second.id}) limit 1`
  await openPage(page, `/reviews/${linked?.slug}`)
  await page.getByRole('button', { name: `Add to wishlist ${linked?.name}` }).click()
  await expectToast(page, 'Added to your wishlist')
  await expect(page.getByRole('button', { name: `On your wishlist ${linked?.name}` })).toBeVisible()

  await accounts.sql`
    update wishlist_items set price_cents = price_cents + 5000 where user_id = ${member.id} and product_id = ${first.id}`
  await openForm(page, '/wishlist')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows.getByRole('heading')).toHaveText([linked?.product, second.name, first.name])
  await expect(rows.nth(2)).toContainText('$50 less')
  await expect(rows.nth(1)).toContainText('as when you added it')
  // Where each link leads stands beside it.
  await expect(rows.first()).toContainText(/at \S.* \([\w-]+(\.[\w-]+)+\), as of/)
  await page.getByRole('link', { name: 'Biggest drop' }).click()
  await expectAddress(page, '/wishlist?sort=drop')
  await expect(rows.first().getByRole('heading')).toHaveText(first.name)

  await rows.first().getByText('Tell me when it gets cheaper').click()
  await rows
    .first()
    .getByLabel(/^Write to me when/)
    .fill('abc')
  await rows.first().getByRole('button', { name: 'Save price' }).click()
  await expect(rows.first().getByRole('alert')).toHaveText('Please enter a price such as 79 or 79.50')
  const wrong = rows.first().getByLabel(/^Write to me when/)
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription('Please enter a price such as 79 or 79.50')
  await rows
    .first()
    .getByLabel(/^Write to me when/)
    .fill('9.50')
  await rows.first().getByRole('button', { name: 'Save price' }).click()
  await expect(rows.first().getByText('Waiting for $9.50')).toBeVisible()
  await expect(wrong).not.toHaveAttribute('aria-invalid')
  await expectNoViolations(page, 'wishlist')

  await rows
    .first()
    .getByRole('button', { name: `Remove ${first.name}` })
    .click()
  await expect(rows).toHaveCount(2)
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `Removed “${first.name}”.` }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Waiting for $9.50')
})

test('a signed-out press opens the sign-in dialog', async ({ page }) => {
  await openPage(page, '/store')
  await page.getByRole('main').getByRole('article').first().getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('a product that is withdrawn shows as unavailable on the wishlist and on its page', async ({ page, accounts }) => {
  const member = await accounts.add()
  const { id, slug, name } = await addStock(accounts, `Fading Thing ${Date.now()}`)
  await accounts.sql`insert into wishlist_items (user_id, product_id, price_cents) values (${member.id}, ${id}, 10000)`
  await accounts.sql`update products set withdrawn_at = now() where id = ${id}`
  await enter(page, member)
  await page.goto('/wishlist')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Unavailable')
  await page.goto(`/store/${slug}`)
  await expect(page.getByRole('main')).toContainText('This product is no longer sold.')
  await expect(page.getByRole('link', { name: /^Buy Now/ })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})

test('reviews, articles, topics and news are saved, sorted, labelled, found and taken back', async ({
  page,
  accounts,
  content,
}) => {
  test.slow()
  const member = await accounts.add()
  const [review, article, topic] = [first(content.reviews), first(content.articles), first(content.topics)]
  await enter(page, member)
  const paths = [`/reviews/${review.slug}`, `/article/${article.slug}`, `/forum/topic/${topic.number}/${topic.slug}`]
  for (const path of paths) {
    await openPage(page, path)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    // The button shows it at once, before the server has heard of it.
    await expectToast(page, 'Saved for later')
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Saved / })
        .first(),
    ).toBeVisible()
  }
  await openPage(page, '/news')
  // The first ones may be those of other tests, which take them back.
  const item = page.getByRole('main').getByRole('article').last()
  const headline = (await item.getByRole('heading').textContent()) ?? ''
  await item.getByRole('button', { name: `Save “${headline}”` }).click()
  await expectToast(page, 'Saved for later')

  await openForm(page, '/bookmarks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Articles')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows.getByRole('heading')).toHaveText([headline, topic.title, article.title, review.title])
  await rows
    .nth(3)
    .getByRole('button', { name: /^Move to Keep/ })
    .click()
  await expect(rows).toHaveCount(3)
  await rows.first().getByText('Labels', { exact: false }).first().click()
  await rows
    .first()
    .getByLabel(/^Labels of/)
    .fill('to buy, work')
  await rows.first().getByRole('button', { name: 'Save labels' }).click()
  await expect(rows.first().getByRole('list', { name: 'Labels' }).getByRole('listitem')).toHaveText(['to buy', 'work'])
  await expectNoViolations(page, 'saved articles')

  await page.getByLabel('Label', { exact: true }).selectOption('work')
  await expectAddress(page, '/bookmarks?label=work')
  await expect(rows).toHaveCount(1)
  await openForm(page, '/bookmarks')
  await page.getByRole('searchbox', { name: 'Search saved articles' }).fill(article.title.slice(0, 12).toUpperCase())
  await page.keyboard.press('Enter')
  await expect(rows.getByRole('heading')).toHaveText([article.title])
  await page.getByRole('link', { name: 'Keep (1)' }).click()
  await expectAddress(page, '/bookmarks?list=keep')
  await expect(rows.getByRole('heading')).toHaveText([review.title])

  await rows
    .first()
    .getByRole('button', { name: `Remove ${review.title}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.getByRole('heading')).toHaveText([review.title])
})

test('a list of saved things is true after what was done elsewhere, and the focus stays near', async ({
  page,
  context,
  accounts,
  content,
}) => {
  const member = await accounts.add()
  const [one, two, three] = content.articles
  if (!one || !two || !three) throw new Error('three articles are needed')
  for (const [minutes, { slug }] of [three, two, one].entries()) {
    await accounts.sql`
      insert into saved_items (id, user_id, article_id, created_at)
      select gen_random_uuid(), ${member.id}, id, now() + ${minutes} * interval '1 minute' from articles where slug = ${slug}`
  }
  await enter(page, member)
  await openForm(page, '/bookmarks')
  const rows = page.getByRole('main').getByRole('article')
  const button = (act: string, { title }: { title: string }, on = page) =>
    on.getByRole('main').getByRole('article').filter({ hasText: title }).getByRole('button', { name: act })
  await expect(rows.getByRole('heading')).toHaveText([one.title, two.title, three.title])
  const other = await context.newPage()
  await openForm(other, '/bookmarks')

  await button('Move to Keep', three).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Showing 1 - 2 of 2 results').first()).toBeFocused()
  await button('Remove', two).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Showing 1 - 2 of 2 results').first()).toBeFocused()

  await rows.getByRole('link', { name: one.title }).click()
  await expectAddress(page, `/article/${one.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Saved / })
    .first()
    .click()
  await expectToast(page, 'Removed from your saved articles')
  await page.goBack()
  await expectAddress(page, '/bookmarks')
  await expect(rows.getByRole('heading')).toHaveText([two.title])

  await button('Remove', one, other).press('Enter')
  await expectToast(other, `“${one.title}” had been removed already`)
  await expect(other.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([two.title])
})
