import { expect, test } from 'vitest'
import { toHref } from '@/components/editor/to-href'

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['/reviews?tab=popular', '/reviews?tab=popular'],
  ['/', '/'],
  ['#part', '#part'],
  ['me@a.example', 'mailto:me@a.example'],
  ['a.example/x', 'https://a.example/x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\\/evil.example', null],
  ['two words', null],
  ['', null],
])('%j is the address %j', (typed, address) => {
  expect(toHref(typed)).toBe(address)
})
