import { expect, test } from 'vitest'
import { ownAddress } from '@/lib/core/own-address'

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::', PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '192.0.2.7', PORT: '8080' }, 'http://192.0.2.7:8080'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
  [{ HOST: 'site.internal', PORT: '8080' }, 'http://site.internal:8080'],
])('%j is asked at %s', (environment, address) => {
  expect(ownAddress(environment)).toBe(address)
})
