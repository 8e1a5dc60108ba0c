import { first } from '../support/content'
import { expectAddress, openPage } from '../support/list'
import { expect, test } from '../support/test'

test('the forum lists its topics, the most active first, and a topic opens', async ({ page, content }) => {
  await openPage(page, '/forum')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Community Forum')
  const topic = first(content.topics)
  const links = main.locator('.topics').getByRole('link')
  await expect(links).toHaveCount(Math.min(100, content.topics.length))
  await expect(links.first()).toHaveText(topic.title)
  await links.first().click()
  await expectAddress(page, `/forum/topic/${topic.number}/${topic.slug}`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(topic.title)
  await expect(main.locator('.post').first().locator('time')).not.toBeEmpty()
  await main.getByRole('link', { name: '← Back to Forum' }).click()
  await expectAddress(page, '/forum')
})
