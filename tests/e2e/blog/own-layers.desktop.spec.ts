import { expect, test } from '../accounts/support/test'
import { openBlog, writing } from './support'

test('what stands around the text is not painted with each key: its parts have layers of their own', async ({
  page,
  accounts,
}) => {
  await openBlog(page, await accounts.add({ role: 'admin' }), '/admin/blog/new?kind=review')
  await writing(page).waitFor()
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
