import { enter, expect, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { loseCode } from '../support/lose-code'
import { addTopic, postOf, text } from './support/topic'

const quote = (page: Parameters<typeof postOf>[0], words: string) =>
  postOf(page, words)
    .getByRole('button', { name: /^Quote/ })
    .click()

test.beforeEach(async ({ page, accounts }) => {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 2 })
  await enter(page, await accounts.add())
  await openPage(page, topic.path)
})

test('what is selected in a reply stays beside what is quoted', async ({ page }) => {
  await text(page).fill('Keep me.')
  await text(page).selectText()
  await quote(page, 'Answer no. 1')
  await expect(text(page)).toHaveValue(/^Keep me\.\n\n> \*\*.*\*\* wrote:\n>\n> Answer no\. 1\n\n$/)
})

test('of a selection over two posts each is quoted with its own words', async ({ page }) => {
  await page.evaluate(() => {
    const [, one, two] = [...document.querySelectorAll('.post .prose p')].map(({ firstChild }) => firstChild)
    if (one && two) getSelection()?.setBaseAndExtent(one, 'Answer '.length, two, 'Answer'.length)
  })
  await quote(page, 'Answer no. 1')
  await expect(text(page)).toHaveValue(/wrote:\n>\n> no\. 1\n\n$/)
})

test('what is quoted while the preview is open is seen in the text', async ({ page }) => {
  await text(page).fill('Before it.')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(text(page)).toHaveCount(0)
  await quote(page, 'Answer no. 2')
  await expect(text(page)).toHaveValue(/^Before it\.\n\n> [\s\S]*Answer no\. 2\n\n$/)
  await expect(text(page)).toBeFocused()
})

test('a post is quoted also where the code that edits a text does not come', async ({ page }) => {
  await loseCode(page)
  await quote(page, 'Answer no. 1')
  await expect(text(page)).toHaveValue(/^> [\s\S]*Answer no\. 1\n\n$/)
})
