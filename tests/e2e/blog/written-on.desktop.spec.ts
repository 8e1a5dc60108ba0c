import type { Page } from '@playwright/test'
import type { Person } from '@/tests/support/people'
import { expect, field, test } from '../accounts/support/test'
import { holdBack } from '../support/list'
import { goToEditor, openEditor, storedText, writing } from './support'

const OFFER = 'You have text here that was not posted'

/** Begins a new post, its title given and the cursor in its text. */
async function begin(page: Page, author: Person) {
  await openEditor(page, author)
  await field(page, 'Title').fill(`Written on ${author.username}`)
  await writing(page).click()
}

/** Saves by keys, and goes on while that is on its way and its page comes. */
async function saveAndType(page: Page, meanwhile: () => Promise<void>) {
  const held = await holdBack(page, /\/admin\/blog\/new$/)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await meanwhile()
  held.release()
  await page.waitForURL(/\/edit$/)
}

test('whoever saves a new post while they write goes on in it, at the same place, and no key is lost', async ({
  page,
  accounts,
}) => {
  const author = await accounts.add()
  await begin(page, author)
  await page.keyboard.type('The end comes last.')
  for (const _ of 'last.') await page.keyboard.press('ArrowLeft')
  await saveAndType(page, () => page.keyboard.type('very '))
  await page.keyboard.type('very ')
  await expect(writing(page)).toHaveText('The end comes very very last.')
  await expect(writing(page)).toBeFocused()
  await expect(page.getByText(OFFER)).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect.poll(() => storedText(accounts, author)).toBe('The end comes very very last.\n')
  // Nothing of it is left over for another post.
  await goToEditor(page, '/admin/blog/new')
  await expect(writing(page)).toHaveText('')
  await expect(page.getByText(OFFER)).toHaveCount(0)
})

test('a line that was only begun when a new post is saved is written on', async ({ page, accounts }) => {
  const author = await accounts.add()
  await begin(page, author)
  await page.keyboard.type('One.')
  await saveAndType(page, () => page.keyboard.press('Enter'))
  await expect(writing(page)).toBeFocused()
  await page.keyboard.type('Two.')
  await page.keyboard.press('Control+s')
  await expect.poll(() => storedText(accounts, author)).toBe('One.\n\nTwo.\n')
})
