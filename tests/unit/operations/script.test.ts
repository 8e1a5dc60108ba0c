import { beforeEach, expect, test, vi } from 'vitest'
import { PORT_FLAG } from '@/lib/operations/installation'
import { isHelpWanted, NAMES } from '@/lib/operations/script'

const print = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(() => print.mockClear())

const asked = (words: string[], takes?: RegExp) => isHelpWanted({ usage: 'npm run it', ...(takes && { takes }) }, words)

test.each([
  [[], undefined],
  [['--port', '3001'], PORT_FLAG],
  [[], PORT_FLAG],
  [['unit', 'forum'], NAMES],
  [['a-b', 'c'], NAMES],
])('%j is understood', (words, takes) => {
  expect(asked(words, takes)).toBe(false)
  expect(print).not.toHaveBeenCalled()
})

test.each([['--help'], ['-h'], ['unit', '--help']])('%s prints the usage, whatever else is said', (...words) => {
  expect(asked(words)).toBe(true)
  expect(print).toHaveBeenCalledExactlyOnceWith('Usage: npm run it')
})

test.each([
  [['x'], undefined],
  [['--prot', '3001'], PORT_FLAG],
  [['--port'], PORT_FLAG],
  [['--port', '3001', 'x'], PORT_FLAG],
  [['unit', '-t'], NAMES],
  [['-t', 'unit'], NAMES],
])('%j is not understood', (words, takes) => {
  expect(() => asked(words, takes)).toThrow(`Not understood: ${words.join(' ')}. Usage: npm run it`)
})
