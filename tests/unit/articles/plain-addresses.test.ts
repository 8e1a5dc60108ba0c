import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasPlainAddressesOnly } from '@/lib/articles/plain-addresses'
import { unsafeAddressIn } from '@/lib/articles/unsafe-addresses'

/** Bare addresses are of the web or of mail; they are no concern of either. */
const ADDRESSES =
  'https://a.example/|https://|https://[|http://a-b.example/x?y|https://a.example:99999/|/media/a.webp|/media/../a|/a|//|/|#b|mailto:b|javascript:1|tel:1|data:x'
const SIGNS = String.raw`[|]|](|)|![|(|\|<|>| |"|[a]|[a]: |^|&#47;|&colon;|a|https://a.example/b|[b](/c)|![b](/media/c.webp)|![b](/media/../c)`
const PIECES = [
  '\n',
  '\n\n',
  '`',
  '![b](https://a.example/c.png)',
  ...SIGNS.split('|'),
  ...ADDRESSES.split('|').flatMap((address) => [`](${address}`, `[b](${address})`, `[b]: ${address}`, `<${address}>`]),
]

test('what is called plain holds no address that is refused when it is parsed', () => {
  let plain = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const markdown = pieces.join('')
      fc.pre(hasPlainAddressesOnly(markdown))
      plain++
      // An address of another form, so that the text is parsed.
      expect(unsafeAddressIn(`${markdown}\n\n<https://a.example>`)).toBeNull()
    }),
    { numRuns: 2000 },
  )
  expect(plain).toBe(2000)
})

describe('plain is', () => {
  test.each([
    'Words.',
    'a < b and [words](https://a.example) and [more](/reviews/one "Title") and [mail](mailto:me@a.example)',
    '![A picture](/media/a-1200.webp#1x1 "Caption")\n\n[![One](/media/b.webp)](https://a-b.example/c)',
  ])('%s', (markdown) => expect(hasPlainAddressesOnly(markdown)).toBe(true))
})

describe('nothing is said of', () => {
  test.each([
    '[a](tel:1)',
    '[a](https://xn--a.example)',
    '[a](https://1.2.3.999)',
    '[a](https://a.example:99999/)',
    '[a](//[)',
    '[a](/&#47;[)',
    '![a](https://a.example/b.png)',
    '![a\\](/media/b](https://a.example/c.png)',
    '![a `](/media/b` c](https://a.example/c.png)',
    '![a]\n\n[a]: https://a.example/c.png',
    '<tel:1>',
  ])('%s', (markdown) => expect(hasPlainAddressesOnly(markdown)).toBe(false))
})
