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
  ['a.example:8080/x', 'https://a.example:8080/x'],
  ['müller.de', 'https://müller.de'],
  ['例え.テスト/x', 'https://例え.テスト/x'],
  ['https://a.example/two words', 'https://a.example/two%20words'],
  ['https://two words/x', null],
  ['https://a.example:99999/', null],
  ['https:///x', null],
  ['javascript:alert(1)', null],
  ['end.Start of it', null],
  ['two words', null],
  ['', null],
])('%j is the address %j', (typed, address) => {
  expect(toHref(typed)).toBe(address)
})
