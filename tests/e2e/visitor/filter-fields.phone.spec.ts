import { openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the fields of a list stay where they are when another tab is chosen', async ({ page }) => {
  const search = page.getByRole('main').locator('input[name=q]')
  await openPage(page, '/forum')
  const before = await search.boundingBox()
  expect(before?.width).toBeGreaterThan(300)
  await openPage(page, '/forum?tab=pinned')
  expect(await search.boundingBox()).toEqual(before)
})
