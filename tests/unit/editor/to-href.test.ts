import { expect, test } from 'vitest'
import { pastGoogle, toHref, withinSite } from '@/components/editor/to-href'

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

test.each([
  ['https://site.example/go/1?a=b#c', '/go/1?a=b#c'],
  ['HTTPS://Site.Example/reviews', '/reviews'],
  ['https://site.example', '/'],
  ['https://site.example//other.example/x', 'https://site.example//other.example/x'],
  ['https://site.example.evil.example/x', 'https://site.example.evil.example/x'],
  ['http://site.example/x', 'http://site.example/x'],
  ['/go/1', '/go/1'],
  ['#part', '#part'],
  ['mailto:me@site.example', 'mailto:me@site.example'],
])('a text of this site has %j as %j', (address, kept) => {
  expect(withinSite(address, 'https://site.example')).toBe(kept)
})

test.each([
  ['https://www.google.com/url?q=https://real.example/a&sa=D&source=editors&ust=1&usg=x', 'https://real.example/a'],
  ['https://www.google.com/url?q=https://real.example/a%3Fb%3Dc%26d%23e&sa=D', 'https://real.example/a?b=c&d#e'],
  ['https://www.google.com/url?sa=t&url=http%3A%2F%2Freal.example%2Fa%2520b&usg=x', 'http://real.example/a%20b'],
  ['https://google.com/url?q=words&url=https://real.example', 'https://real.example'],
  ['http://www.google.com/url?q=HTTPS://real.example/two+words', 'HTTPS://real.example/two%20words'],
  // What leads nowhere else stays as it is.
  ...[
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=//real.example',
    'https://www.google.com/url?q=https://two%20words/',
    'https://www.google.com/search?q=https://real.example',
    'https://google.com.evil.example/url?q=https://real.example',
    'https://real.example/url?q=https://other.example',
    '/url?q=https://real.example',
    '#part',
  ].map((address) => [address, address]),
])('%j leads to %j', (address, target) => {
  expect(pastGoogle(address ?? '')).toBe(target)
})
