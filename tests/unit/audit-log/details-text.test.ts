import { expect, test } from 'vitest'
import { detailsText } from '@/lib/audit-log/details-text'

test.each([
  [{ device: 'Linux', method: 'password' }, 'device Linux · method password'],
  [{ priceCents: 7900, newAddress: true, removesText: false }, 'price cents 7900 · new address yes · removes text no'],
  [{ author: null, reason: '' }, 'author none · reason none'],
  [{ did: ['hide', 'lock'], kept: [] }, 'did hide, lock · kept none'],
  [{ name: { from: 'mia', to: 'maya' }, ended: 2 }, 'name (from mia · to maya) · ended 2'],
  ['a word', 'a word'],
])('%j is told as %s', (details, text) => {
  expect(detailsText(details)).toBe(text)
})
