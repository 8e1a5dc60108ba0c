import type { Page } from '@playwright/test'
import { expect } from './test'

/** Headlines of the cards on show; Next keeps the page just left hidden in the document. */
export const headlines = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })

/** The address without its origin. */
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the address is exactly this path and query. */
export const expectAddress = (page: Page, address: string) => expect.poll(() => addressOf(page)).toBe(address)

/** A page with its scripts running: from here on clicks are soft navigations. */
export async function openPage(page: Page, address: string) {
  await page.goto(address)
  await expectHydrated(page)
}

/** Opens a page of marks, such as Saved and Following, and waits until it knows those of who looks. */
export async function untilKnown(page: Page, open: () => Promise<unknown>) {
  const known = page.waitForResponse((answer) => answer.url().includes('/api/viewer?subject='))
  await open()
  await known
}

/** Somebody is there: a visitor's page runs its scripts from then on, where it would wait for seconds otherwise. */
export const wake = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))

/**
 * React has taken over: it leaves its keys on the elements it knows, which are all but those of a rendered text. What listens
 * to the whole page begins to after the next frame.
 */
export async function expectHydrated(page: Page) {
  await wake(page)
  await page.waitForFunction(() => {
    const alive = document.querySelectorAll('main a:not(.prose a), .site-header a, [aria-controls="sidebar"]')
    return alive.length > 0 && [...alive].every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Marks the document; a full load would lose the mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))

export const expectSameDocument = (page: Page) => expect(page.locator('html[data-test-mark]')).toBeAttached()

/** Holds requests of this address back until they are released, so that what is said meanwhile can be read. */
export async function holdBack(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}
