import type { Locator } from '@playwright/test'
import { enter, expect, openForm, test } from '../accounts/support/test'
import { beginTopic } from './support/topic'

/** Whether what is painted at the middle of something is that, and nothing before it. */
const isFree = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('what the keys reach in the queue does not stop behind the bar for what is selected', async ({
  page,
  accounts,
}) => {
  const [member, reporter] = [await accounts.add(), await accounts.add()]
  for (let n = 0; n < 8; n += 1) {
    const topic = await beginTopic(accounts, member, member)
    await accounts.sql`
      insert into reports (id, reporter_id, reply_id, reason)
      values (gen_random_uuid(), ${reporter.id}, ${topic.replyId}, 'off_topic')`
  }
  await enter(page, await accounts.add({ role: 'moderator' }))
  await openForm(page, '/admin/moderation?reason=off_topic')
  const boxes = page.locator('.case-box input')
  await boxes.first().check()
  await expect(page.locator('.bulk-bar')).toBeInViewport()
  await boxes.first().focus()
  for (const box of (await boxes.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFree(page.locator(':focus'))).toBe(true)
    await page.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await expect.poll(() => isFree(box)).toBe(true)
  }
})

test('a case is selected where a finger meets its box, and not opened', async ({ page, accounts, isMobile }) => {
  const [member, reporter] = [await accounts.add(), await accounts.add()]
  const topic = await beginTopic(accounts, member, member)
  await accounts.sql`
    insert into reports (id, reporter_id, reply_id, reason)
    values (gen_random_uuid(), ${reporter.id}, ${topic.replyId}, 'off_topic')`
  await enter(page, await accounts.add({ role: 'moderator' }))
  await openForm(page, '/admin/moderation?reason=off_topic')
  const box = page.locator('.case-box input').first()
  const { x, y, width } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect(width).toBeGreaterThanOrEqual(24)
  const reach = isMobile ? 21 : 11
  await page.mouse.click(x + width / 2 + reach, y + width / 2 + reach)
  await expect(box).toBeChecked()
})
