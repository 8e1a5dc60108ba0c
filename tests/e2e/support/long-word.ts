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
  const beyond = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { scrollWidth, clientWidth } = document.documentElement
    const room = element.parentElement?.getBoundingClientRect().right ?? 0
    return { page: scrollWidth - clientWidth, room: Math.max(0, range.getBoundingClientRect().right - room) }
  })
  expect(beyond, `${text}`).toEqual({ page: 0, room: 0 })
}
