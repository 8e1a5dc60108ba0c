import { afterEach, expect, test, vi } from 'vitest'
import { siteAddress, wantsSampleContent } from '@/lib/operations/installation'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['', true, true],
  ['', false, false],
  ['yes', false, true],
  ['no', true, false],
])('SAMPLE_CONTENT=%s where it would else be %s', (said, unlessSaid, wanted) => {
  vi.stubEnv('SAMPLE_CONTENT', said)
  expect(wantsSampleContent(unlessSaid)).toBe(wanted)
})

test.each(['true', '1', 'Yes', ' no'])('SAMPLE_CONTENT=%s is refused by its name', (said) => {
  vi.stubEnv('SAMPLE_CONTENT', said)
  expect(() => wantsSampleContent(true)).toThrow(`SAMPLE_CONTENT must be yes or no, not "${said}".`)
})

test.each([
  [3000, 'http://localhost:3000'],
  [80, 'http://localhost'],
])('without SITE_URL the site on port %i is at %s, as browsers write it', (port, address) => {
  vi.stubEnv('SITE_URL', '')
  expect(siteAddress(port)).toBe(address)
})
