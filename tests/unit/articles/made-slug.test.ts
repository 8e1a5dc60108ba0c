import { expect, test } from 'vitest'
import { isMadeFrom } from '@/lib/articles/made-slug'

test.each([
  ['quiet-desktops', 'Quiet desktops', true],
  ['quiet-desktops-2', 'Quiet desktops', true],
  ['quiet-desktops-201', 'Quiet desktops', true],
  ['quiet-desktops-123456789', 'Quiet desktops', true],
  ['quiet-desktops-1', 'Quiet desktops', false],
  ['quiet-desktops-02', 'Quiet desktops', false],
  ['quiet-desktops-202', 'Quiet desktops', false],
  ['quiet-desktops-2026', 'Quiet desktops', false],
  ['quiet-desktops-2-2', 'Quiet desktops', false],
  ['quiet-desktops-two', 'Quiet desktops', false],
  ['quiet-desktops2', 'Quiet desktops', false],
  ['quiet', 'Quiet desktops', false],
  ['iphone-16', 'iPhone 16', true],
  ['', 'Quiet desktops', false],
])('%j is made from %j: %j', (slug, title, expected) => {
  expect(isMadeFrom(slug, title)).toBe(expected)
})
