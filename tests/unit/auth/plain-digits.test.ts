import { expect, test } from 'vitest'
import { toPlainDigits } from '@/lib/auth/plain-digits'
import { verifyCodeInput } from '@/lib/auth/schema'

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  ['1234–5678', '12345678'],
  ['\u202a1234\u00a05678\u202c\n', '12345678'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Five alphabets of digits without a gap between them.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['l2345678', 'l2345678'],
  ['', ''],
])('%s is %s', (typed, plain) => {
  expect(toPlainDigits(typed)).toBe(plain)
})

test.each([
  ['١٢٣٤ ٥٦٧٨', true],
  ['1234567', false],
  ['123456789', false],
  ['Ⅷ2345678', false],
])('%s as a code: %s', (code, fits) => {
  expect(verifyCodeInput.safeParse({ email: 'noor@example.com', code }).success).toBe(fits)
})
