import AxeBuilder from '@axe-core/playwright'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the menu goes when the window gets as wide as the layout that has none', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`axe, ${colorScheme}: the open menu`, async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText('Reviews', { exact: true }).click()
      await expect(menu.getByRole('link', { name: 'Audio' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
    })
  })
}
