import type { Page } from '@playwright/test'
import { first } from '../support/content'
import { openPage } from '../support/list'
import { expect, test } from '../support/test'

/** What may take the focus and is not hidden; of a group of radio buttons only the chosen one is a stop. */
const expectedStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"], [type=hidden]') &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    for (const [index, stop] of stops.entries()) stop.dataset.testStop = String(index)
    return stops.length
  })

/** The focused element: its mark, whether one can see that it has the focus, and whether something covers it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const shown = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element
    const box = shown.getBoundingClientRect()
    // A card's link draws its ring around the card, by a pseudo-element.
    const styles = [element, shown, element.parentElement ?? element].flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
    )
    const ring = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    // The header's field underlines itself instead.
    const underlined = element.matches('input, select') && getComputedStyle(element).borderBottomWidth !== '0px'
    const header = document.querySelector('.site-header')
    const under = !element.closest('.site-header, #sidebar, .skip-link, dialog') && header
    const covered = under ? box.top < header.getBoundingClientRect().bottom - 1 : false
    const away = box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth
    return {
      stop: element.dataset.testStop,
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.ariaLabel}`,
      problem: [
        !ring && !underlined && 'no visible focus',
        covered && 'under the header',
        away && 'out of view',
      ].filter(Boolean),
    }
  })

test('every control is reached by Tab, visibly, and never under the header', async ({ page, content }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/reviews', `/reviews/${first(content.reviews).slug}`]) {
    await openPage(page, address)
    const expected = await expectedStops(page)
    const reached = new Set<string>()
    const problems: string[] = []
    for (const direction of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < expected + 20; step++) {
        await page.keyboard.press(direction)
        const focus = await lookAtFocus(page)
        if (!focus) break
        if (focus.stop && direction === 'Tab') reached.add(focus.stop)
        for (const problem of focus.problem) problems.push(`${direction}: ${focus.name}: ${problem}`)
      }
    }
    expect(problems, address).toEqual([])
    const missed = await page.evaluate(
      (stops) =>
        [...document.querySelectorAll<HTMLElement>('[data-test-stop]')]
          .filter(({ dataset }) => !stops.includes(dataset.testStop ?? ''))
          // It shows itself after scrolling only, which the walk has caused by then.
          .filter((element) => !element.matches('.scroll-to-top'))
          .map((element) => `${element.tagName} ${element.textContent?.trim() || element.ariaLabel}`),
      [...reached],
    )
    expect(missed, address).toEqual([])
  }
})
