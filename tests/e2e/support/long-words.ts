import type { Locator } from '@playwright/test'
import { expect } from './test'

/** No dictionary of the browser parts it, and no screen of a phone is as wide as it. */
const WORD = 'Zq'.repeat(40)

/**
 * Puts one long word where members write, and expects that it is parted: the page and each of its dialogs are as wide as
 * before.
 */
export async function expectWordsParted(written: Locator) {
  expect(await written.count()).toBeGreaterThan(0)
  const tooWide = await written.evaluateAll((elements, word) => {
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const text = texts.nextNode()
      if (text) text.nodeValue = word
    }
    const frames = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((more) => more > 0)
  }, WORD)
  expect(tooWide).toEqual([])
}
