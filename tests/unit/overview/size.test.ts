import { expect, test } from 'vitest'
import { readSize } from '@/lib/overview/size'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [200 * 1024 ** 2, '200 MB'],
  [3.25 * 1024 ** 3, '3.3 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes', (bytes, text) => {
  expect(readSize(bytes)).toBe(text)
})
