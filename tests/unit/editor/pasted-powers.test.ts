import { expect, test } from 'vitest'
import { toPower } from '@/components/editor/pasted-powers'

test.each([
  ['6', 'super', '⁶'],
  ['-12', 'super', '⁻¹²'],
  ['2+', 'super', '²⁺'],
  ['−1', 'super', '⁻¹'],
  ['2', 'sub', '₂'],
  ['10', 'sub', '₁₀'],
  ['th', 'super', 'th'],
  ['[1]', 'super', '[1]'],
  ['1, 2', 'super', '1, 2'],
  ['i', 'sub', 'i'],
  ['', 'sub', ''],
] as const)('%j as %s is %j', (text, way, written) => {
  expect(toPower(text, way)).toBe(written)
})
