import { site } from '@/lib/core/site'
import { expect, test } from '../support/test'

test('/about says what the site is for, who makes it, with whom, and where to write', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About')
  for (const name of ['Our mission', 'Developer information', 'Partner sites', 'Support'])
    await expect(main.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible()

  const partners = main.getByRole('region', { name: 'Partner sites' }).getByRole('link')
  await expect(partners).toHaveCount(7)
  const links = await partners.evaluateAll((found) =>
    found.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
  )
  expect(links).toEqual(site.partners.map(({ href }) => [href, '_blank', 'noopener']))
  for (const partner of await partners.all()) await expect(partner).toContainText('(opens in a new tab)')

  const address = main.getByRole('region', { name: 'Support' }).getByRole('link')
  await expect(address).toHaveText(site.contact)
  await expect(address).toHaveAttribute('href', `mailto:${site.contact}`)
})

test('/sitemap has four groups, one of them the five categories', async ({ page }) => {
  await page.goto('/sitemap')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Main Pages',
    'Categories',
    'User Pages',
    'Support',
  ])
  const linksOf = (group: string) =>
    main
      .locator('div', { has: page.getByRole('heading', { level: 2, name: group, exact: true }) })
      .last()
      .getByRole('link')
  const categories = await linksOf('Categories').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(categories.filter((href) => href?.startsWith('/category/'))).toEqual(
    ['software', 'hardware', 'mobile-apps', 'cloud', 'dev-tools'].map((slug) => `/category/${slug}`),
  )
  for (const group of ['Main Pages', 'User Pages', 'Support'])
    expect(await linksOf(group).count(), group).toBeGreaterThan(2)
})
