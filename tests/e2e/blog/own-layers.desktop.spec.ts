import { expect, test } from '../accounts/support/test'
import { openEditor, writing } from './support'

test('what stands around the text is not painted with each key: its parts have layers of their own', async ({
  page,
  accounts,
}) => {
  await openEditor(page, await accounts.add({ role: 'admin' }), '/admin/blog/new?kind=review')
  const sharing = await page.evaluate(() => {
    const hasOwn = (element: Element) => {
      // What floats has one by its place.
      if (element.matches('.toast-host')) return true
      const { isolation, position, zIndex, contain, contentVisibility } = getComputedStyle(element)
      if (isolation === 'isolate' || position === 'fixed' || position === 'sticky') return true
      return zIndex !== 'auto' || /layout|paint|content|strict/.test(contain) || contentVisibility === 'auto'
    }
    const drawn = (element: Element) =>
      [...element.querySelectorAll('*')].filter(
        (part) => part.checkVisibility() && part.clientWidth * part.clientHeight,
      )
    const found: string[] = []
    for (let part = document.querySelector('.editor-text'); part && part !== document.body; part = part.parentElement) {
      for (const other of part.parentElement?.children ?? []) {
        // A heading, or a line that says something, is too little to be walked over for long.
        if (other !== part && drawn(other).length > 2 && !hasOwn(other))
          found.push(`${other.localName}.${other.className}`)
      }
    }
    return found
  })
  expect(sharing).toEqual([])
})

test('the list of blocks lies over what stands below the text', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await openEditor(page, await accounts.add(), '/admin/blog/new?kind=review')
  await writing(page).click()
  for (let line = 0; line < 10; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Blocks' })
  await list.waitFor()
  const seen = await list.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const foot = document.querySelector('.editor-ends')?.getBoundingClientRect()
    const at = (step: number) =>
      document.elementFromPoint((left + right) / 2, top + ((bottom - top) * (step + 0.5)) / 20)
    const under = [...Array(20).keys()].map(at).filter((part) => !element.contains(part))
    return {
      reachesFurther: foot !== undefined && top < foot.top && foot.bottom < bottom,
      under: under.map((part) => part?.className),
    }
  })
  expect(seen).toEqual({ reachesFurther: true, under: [] })
})
