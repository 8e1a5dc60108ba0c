import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of axe that look at colors; no other can judge the two themes of a page differently. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** The page on show, or a part of it, has no violations in either theme and is not wider than the screen. */
export async function expectNoViolations(page: Page, what: string, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Whatever is still moving or fading would be judged at half its contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The other way opens one more page for each look, to put together what frames say; there are none.
    const axe = new AxeBuilder({ page })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(OF_COLORS) : axe).analyze()
    const said = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    )
    expect(said, `${what}, ${colorScheme}`).toEqual([])
  }
  await expectNothingWider(page, what)
}

export async function expectNothingWider(page: Page, what: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what}: nothing is wider than the screen`).toBeLessThanOrEqual(0)
}
