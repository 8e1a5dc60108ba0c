import { afterEach, expect, test, vi } from 'vitest'
import { wantsSampleContent } from '@/lib/operations/installation'

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
