import { enter, expect, openForm, test } from '../accounts/support/test'

test.use({ viewport: { width: 360, height: 740 } })

test('a name of sixty letters has the width of the page, and the way out stands below it', async ({
  page,
  accounts,
}) => {
  const person = await accounts.add()
  const name = person.username.padEnd(60, 'm')
  await accounts.sql`update profiles set username = ${name}, skeleton = ${name} where id = ${person.id}`
  await enter(page, person)
  await openForm(page, '/profile')
  const heading = await page.getByRole('heading', { level: 1, name }).boundingBox()
  const out = await page.getByRole('main').getByRole('button', { name: 'Log Out' }).boundingBox()
  expect(heading?.width).toBeGreaterThan(220)
  expect(out?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0) - 1)
})

test('a short name shares its line with the way out', async ({ page, accounts }) => {
  const person = await accounts.add()
  const name = person.username.slice(-4)
  await accounts.sql`update profiles set username = ${name}, skeleton = ${name} where id = ${person.id}`
  await enter(page, person)
  await openForm(page, '/profile')
  const heading = await page.getByRole('heading', { level: 1, name }).boundingBox()
  const out = await page.getByRole('main').getByRole('button', { name: 'Log Out' }).boundingBox()
  expect(out?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
})
