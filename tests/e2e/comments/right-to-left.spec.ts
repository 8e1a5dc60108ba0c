import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { addText, commentOf } from './support/text'

const ARABIC = 'مرحبا بالعالم'
const ENGLISH = 'in English'

/** Where the words of one line begin, from the left. */
const leftOf = (line: Locator, words: string) =>
  line.evaluate((element, wanted) => {
    const range = document.createRange()
    const text = element.firstChild ?? element
    const from = text.textContent?.indexOf(wanted) ?? -1
    range.setStart(text, from)
    range.setEnd(text, from + wanted.length)
    return range.getBoundingClientRect().left
  }, words)

test('a line runs from the side on which its first words are read', async ({ page, accounts }) => {
  const { id, path, talker } = await addText(accounts)
  await accounts.sql`
    insert into comments (id, article_id, author_id, content)
    values (${randomUUID()}, ${id}, ${talker.id}, ${`${ARABIC} ${ENGLISH}.\n\n${ENGLISH} ${ARABIC}.`})`
  await openPage(page, path)
  const [first, second] = await commentOf(page, ENGLISH).locator('.prose p').all()
  if (!first || !second) throw new Error('The comment has two paragraphs.')
  expect(await leftOf(first, ENGLISH)).toBeLessThan(await leftOf(first, ARABIC))
  expect(await leftOf(second, ENGLISH)).toBeLessThan(await leftOf(second, ARABIC))
  // Aligned where it begins: the first line ends at the left of its box, the second begins there.
  const box = await first.boundingBox()
  expect(await leftOf(first, ENGLISH)).toBeGreaterThan((box?.x ?? 0) + 1)
  expect(await leftOf(second, ENGLISH)).toBeCloseTo(box?.x ?? 0, 0)
})
