import type { Locator } from '@playwright/test'
import { expect } from './test'

/** No dictionary of the browser parts it, and no screen of a phone is as wide as it. */
const WORD = 'Zq'.repeat(40)

/**
 * Puts one long word wherever `written` finds what members write, and expects that it is parted: it stays within what it
 * stands in, and the page and each of its dialogs are as wide as before.
 */
export async function expectWordsParted(written: Locator) {
  await expect(written).not.toHaveCount(0)
  const tooWide = await written.evaluateAll((elements, word) => {
    const texts = elements.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      if (text) text.nodeValue = word
      return text ? [{ text, element }] : []
    })
    const frames = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    const reaches = texts.map(({ text, element }) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const room = element.parentElement?.getBoundingClientRect().right ?? 0
      return { what: element.className || element.tagName, by: range.getBoundingClientRect().right - room }
    })
    return [
      ...frames.map(({ tagName, scrollWidth, clientWidth }) => ({ what: tagName, by: scrollWidth - clientWidth })),
      ...reaches,
    ].filter(({ by }) => by >= 1)
  }, WORD)
  expect(tooWide).toEqual([])
}
