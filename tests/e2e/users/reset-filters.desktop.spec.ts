import type { Page } from '@playwright/test'
import { enter, expect, field, openForm, test } from '../accounts/support/test'
import { beginTopic } from '../moderation/support/topic'

type Narrowed = { words: Record<string, string>; choices: string[]; said?: RegExp }

/** Fills the fields of a list so that it finds nothing, which is read out, resets it by its link, and expects every field empty. */
async function resetsAll(page: Page, { words, choices, said = /^No / }: Narrowed) {
  for (const [label, text] of Object.entries(words)) await field(page, label).fill(text)
  for (const label of choices) await field(page, label).selectOption({ index: 1 })
  const [first = ''] = Object.keys(words)
  await field(page, first).press('Enter')
  await expect(page.locator('#announcer')).toHaveText(said)
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page.getByRole('link', { name: 'Reset Filters' })).toBeHidden()
  for (const label of [...Object.keys(words), ...choices]) await expect(field(page, label)).toHaveValue('')
}

test('a list that is reset keeps nothing in its fields', async ({ page, accounts }) => {
  const admin = await accounts.add({ role: 'admin' })
  await beginTopic(accounts, admin, admin)
  await enter(page, admin)
  await openForm(page, '/admin/audit')
  const words = { Who: 'nobody-at-all', 'On whom or what': 'thing:1', From: '2020-01-01', To: '2020-01-02' }
  await resetsAll(page, { words, choices: ['What'] })
  await openForm(page, '/admin/newsletter')
  await resetsAll(page, { words: { 'Search addresses': 'nobody-at-all' }, choices: ['Status'] })
  await openForm(page, '/admin/news')
  await resetsAll(page, { words: { 'Search news': 'nothing like it' }, choices: ['Source', 'State'] })
  await openForm(page, '/comments')
  await resetsAll(page, { words: { 'Search my comments': 'nothing like it' }, choices: ['State'] })
})

test('the keyboard stays in the field that a list was searched from', async ({ page, accounts }) => {
  const member = await accounts.add()
  const { text } = await beginTopic(accounts, member, member)
  await enter(page, member)
  await openForm(page, '/comments')
  const search = field(page, 'Search my comments')
  await search.fill(text)
  await search.press('Enter')
  await page.waitForURL(/[?&]q=/)
  await expect(page.getByText('1 post in 1 discussion')).toBeVisible()
  await expect(search).toBeFocused()
})
