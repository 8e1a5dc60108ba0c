import { someAddress } from '@/tests/support/some-address'
import { enter, expect, test } from '../accounts/support/test'
import { addText, openDiscussion } from './support/text'

test('who wrote a text sees how many like it, and is not offered to like it', async ({ page, browser, accounts }) => {
  const text = await addText(accounts)
  const reader = await (await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } })).newPage()
  await enter(reader, text.talker)
  await openDiscussion(reader, text.path)
  const like = reader.getByRole('button', { name: /^Like “The / })
  // The button shows what was pressed at once, and whoever leaves then may take the press along.
  const kept = reader.waitForResponse((answer) => 'next-action' in answer.request().headers())
  await like.click()
  await kept
  await expect(like).toHaveAccessibleName(/ 1 like$/)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await reader.context().close()

  await enter(page, text.author)
  await openDiscussion(page, text.path)
  const acts = page.locator('.text-actions').filter({ visible: true })
  await expect(acts.getByRole('button', { name: /^Like/ })).toHaveCount(0)
  await expect(acts.locator('.like')).toHaveText(/^\s*1\s+like$/)
  await expect(acts.getByRole('button')).not.toHaveCount(0)
})
