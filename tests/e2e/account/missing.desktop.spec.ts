import { enter, expect, test } from '../accounts/support/test'

for (const address of ['/admin/nope', '/dashboard/nope', '/notifications']) {
  test(`${address} is missing, and its page works`, async ({ page, accounts, announce }) => {
    const person = await accounts.add()
    await enter(page, person)
    announce(address, 404)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await page.getByRole('button', { name: `Account menu of ${person.username}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  })
}
