import { expect, expectToast, field, signIn, test } from '../accounts/support/test'
import { expectAddress, expectHydrated } from '../support/list'

test('a dialog about somebody keeps what was typed, and the keyboard goes on near', async ({ page, accounts }) => {
  const [admin, member] = [await accounts.add({ role: 'admin' }), await accounts.add()]
  const address = `/admin/users?q=${member.username}`
  await signIn(page, admin, address)
  await expectHydrated(page)
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row').filter({ hasText: member.username })
  const edit = row.getByRole('link', { name: 'Edit' })
  let [asked, yes] = [0, false]
  page.on('dialog', (question) => {
    asked += 1
    return yes ? question.accept() : question.dismiss()
  })

  await edit.press('Enter')
  await dialog.getByLabel('Reason').fill('Asked by mail.')
  for (let times = 1; times <= 4; times += 1) {
    await page.keyboard.press('Escape')
    await expect.poll(() => asked).toBe(times)
    await expect(dialog.getByLabel('Reason')).toBeFocused()
  }
  await dialog.getByRole('link', { name: 'Cancel' }).press('Enter')
  await expect.poll(() => asked).toBe(5)
  await expect(dialog.getByLabel('Reason')).toHaveValue('Asked by mail.')
  yes = true
  await page.keyboard.press('Escape')
  await expectAddress(page, address)
  await expect(edit).toBeFocused()

  // At last whoever it was about is gone.
  const more = row.getByRole('button', { name: 'More' })
  await more.press('Enter')
  await page.getByRole('link', { name: 'Delete' }).press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.press('Enter')
  await page.getByRole('link', { name: 'Delete' }).press('Enter')
  await field(page, 'Reason').fill('Asked by mail.')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expectToast(page, 'User Deleted')
  await expect(page.getByRole('main').getByText(`0 users for “${member.username}”`)).toBeFocused()
  expect(asked).toBe(6)
})
