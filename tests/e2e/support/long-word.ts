import type { Locator } from '@playwright/test'
import { expect } from './test'

/** No line of a phone has room for it, and no dictionary says where it may be parted. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Puts a word into a text that people write: it is parted, stays beside what stands there, and the page is no wider. */
export async function expectRoomForLongWord(text: Locator) {
  await text.evaluate((element, word) => {
    element.textContent = word
  }, LONG_WORD)
  await text.scrollIntoViewIfNeeded()
  const found = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { scrollWidth, clientWidth } = document.documentElement
    const room = element.parentElement?.getBoundingClientRect().right ?? 0
    const beyond = (width: number) => Math.max(0, width)
    return { page: beyond(scrollWidth - clientWidth), room: beyond(range.getBoundingClientRect().right - room) }
  })
  expect(found, `${text}`).toEqual({ page: 0, room: 0 })
}
