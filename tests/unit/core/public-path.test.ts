import { expect, test } from 'vitest'
import { listPages, NO_SUBCATEGORY } from '@/lib/core/list-rewrites'
import { toPublicPath } from '@/lib/core/public-path'

test.each(listPages())('the page behind $source says that address', ({ source, destination }) => {
  const shape = source.replace(/\(.+\)$/, '')
  expect(toPublicPath(destination).replace(`/${NO_SUBCATEGORY}`, '')).toBe(shape)
  // In a state of its own it is below that, as far as a link of the frame can tell.
  expect(toPublicPath(`${destination}/newest/2`).startsWith(`${shape}/`)).toBe(true)
})

test.each(['/', '/reviews/x', '/about', '/listsx/review/y'])('%s stays', (path) => {
  expect(toPublicPath(path)).toBe(path)
})
