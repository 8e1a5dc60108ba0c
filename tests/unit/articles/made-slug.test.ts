import { expect, test } from 'vitest'
import { isMadeFrom } from '@/lib/articles/made-slug'

test.each([
  ['quiet-desktops', 'quiet-desktops', true],
  ['quiet-desktops-2', 'quiet-desktops', true],
  ['quiet-desktops-201', 'quiet-desktops', true],
  ['quiet-desktops-123456789', 'quiet-desktops', true],
  ['quiet-desktops-1', 'quiet-desktops', false],
  ['quiet-desktops-02', 'quiet-desktops', false],
  ['quiet-desktops-202', 'quiet-desktops', false],
  ['quiet-desktops-2026', 'quiet-desktops', false],
  ['quiet-desktops-2-2', 'quiet-desktops', false],
  ['quiet-desktops-two', 'quiet-desktops', false],
  ['quiet-desktops2', 'quiet-desktops', false],
  ['quiet', 'quiet-desktops', false],
  ['iphone-16', 'iphone-16', true],
  ['', 'quiet-desktops', false],
])('%j is made from %j: %j', (slug, made, expected) => {
  expect(isMadeFrom(slug, made)).toBe(expected)
})
