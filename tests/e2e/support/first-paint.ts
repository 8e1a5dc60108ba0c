import type { Page } from '@playwright/test'

type FirstPaint = { theme: string | null; sidebar: string | null; background: string; loading: string }

declare global {
  interface Window {
    firstPaint?: FirstPaint
    layoutShift?: number
  }
}

/** From the next load on: how the document stood in its first animation frame with a body. Returns the way to ask. */
export async function recordFirstPaint(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body) return requestAnimationFrame(look)
      const { theme, sidebar } = document.documentElement.dataset
      window.firstPaint = {
        theme: theme ?? null,
        sidebar: sidebar ?? null,
        background: getComputedStyle(document.documentElement).backgroundColor,
        loading: document.readyState,
      }
    }
    requestAnimationFrame(look)
  })
  return () => page.waitForFunction(() => window.firstPaint).then((handle) => handle.jsonValue())
}

/** From the next load on: adds up layout shifts that no input caused (cumulative layout shift). */
export async function recordLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.layoutShift ?? Number.NaN)
}

/** Fonts are there and two frames have been drawn since. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
