import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the author of a text leads to who they are and what they wrote', async ({ page, content }) => {
  await openPage(page, `/article/${first(content.articles).slug}`)
  const box = page.getByRole('region', { name: 'About the author' })
  const name = (await box.getByRole('link').textContent()) ?? ''
  await box.getByRole('link').click()
  await expect(page).toHaveURL(/\/people\/[a-z_]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('list', { name: 'Writes about' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /^All \d+ reviews$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('article')).toHaveCount(3)
})

test('the first picture of what somebody wrote comes first, the others when they are needed', async ({ page }) => {
  for (const address of ['/people/iris', '/people/iris?show=articles']) {
    await page.goto(address)
    const pictures = page.getByRole('main').getByRole('article').locator('img')
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
    await expect(pictures.first()).not.toHaveAttribute('loading')
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1)
  }
})

test('sections have pages of their own', async ({ page }) => {
  await openPage(page, '/people/iris')
  await page.getByRole('navigation', { name: /^By / }).getByRole('link', { name: 'Reviews' }).click()
  await expectAddress(page, '/people/iris?show=reviews')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expectAddress(page, '/people/iris?show=reviews&page=2')
})

test('a name in capitals leads to the page of the person', async ({ page }) => {
  await page.goto('/people/IRIS')
  await expectAddress(page, '/people/iris')
})
