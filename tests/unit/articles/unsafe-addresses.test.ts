import { describe, expect, test } from 'vitest'
import { unsafeAddressIn } from '@/lib/articles/unsafe-addresses'
import { renderEditorial } from '@/lib/core/markdown'

describe('a link is refused that readers would not get', () => {
  test.each([
    '[Call](tel:+491234)',
    '[File](ftp://a.example/x)',
    '[Text](sms:+491234)',
    '[Run](javascript:alert(1))',
    '[Run](javascript&colon;alert(1))',
    '[Run](&#106;avascript:alert(1))',
    '<tel:+491234>',
    '[Nowhere](https://[)',
    '[Year](2024:review)',
    '[Name](a_b:c)',
    '[Run](\\javascript:alert(1))',
    '[By name][it]\n\n[it]: a_b:c',
    '[Call][us]\n\n[us]: tel:+491234',
  ])('%s', (markdown) => {
    expect(unsafeAddressIn(markdown)).toBe('A link may lead to http, https and mailto addresses only.')
    expect(renderEditorial(markdown, 'user').html).not.toContain('<a ')
  })
})

describe('a link that readers can follow is kept', () => {
  test.each([
    '[Web](https://a.example/x?y=1#z)',
    '[Other host](//a.example/x)',
    '[Mail](mailto:me@a.example)',
    '[Page](/reviews/one)',
    '[Part](#h-part)',
    '[Beside](./two:three)',
    '<https://a.example>',
    'www.a.example and me@a.example',
    '[By name][it]\n\n[it]: HTTPS://a.example',
  ])('%s', (markdown) => {
    expect(unsafeAddressIn(markdown)).toBeNull()
    expect(renderEditorial(markdown, 'user').html).toContain('<a href=')
  })
})

test.each([
  ['tags that are written about', 'Write <a href="https://example.com">this</a> in your page.'],
  ['the same as the editor writes it', 'Write \\<a href="https\\://example.com">this\\</a> in your page.'],
  ['a frame that stands there as text', '<iframe src="https://evil.example"></iframe>'],
  ['what is code', '`[x](tel:1)`\n\n```\n<tel:1>\n```'],
  ['what is no link', 'Call tel:+491234, or see std::string and a < b > c: d.'],
  ['our own pictures', '![x](/media/a-1200.webp)'],
])('%s is no address', (_what, markdown) => {
  expect(unsafeAddressIn(markdown)).toBeNull()
})
