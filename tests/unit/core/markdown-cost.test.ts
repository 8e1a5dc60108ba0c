import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { describe, expect, test } from 'vitest'
import {
  isTooComplex,
  isTooLargeWritten,
  markCostOf,
  mayBeTooLargeWritten,
  toProseLines,
} from '@/lib/core/markdown/complexity'
import { markdownParser } from '@/lib/core/markdown/parser'

const SIGNS = /[*_~`[\]]/g
/** What the parser reads at once. */
const LEAVES = new Set(['paragraph', 'heading', 'tableCell'])

function leafCostOf(node: Nodes, markdown: string): number {
  if (!LEAVES.has(node.type)) {
    return 'children' in node ? node.children.reduce((sum, child) => sum + leafCostOf(child, markdown), 0) : 0
  }
  const source = markdown.slice(node.position?.start.offset, node.position?.end.offset)
  return (source.match(SIGNS)?.length ?? 0) ** 2
}

test('no text costs the parser more than it was judged to', () => {
  const begins = fc.constantFrom(
    '',
    '',
    '',
    '1. ',
    '2. ',
    '10) ',
    '- ',
    '* ',
    '# ',
    '> ',
    '   ',
    ' ',
    '    ',
    '[^1]: ',
    '* * *',
    '```',
    '~~~',
  )
  const words = fc.constantFrom(
    '*a',
    '`b`',
    '[c',
    '|a|*b|',
    '|-|-|',
    '|*|',
    '|-|',
    '||',
    '|a|b\\|',
    '|\\',
    ':-:|',
    '1. *',
    '# *',
    '- *',
  )
  const written = fc.array(fc.tuple(begins, begins, fc.oneof(words, fc.constant(''))), { maxLength: 14 })
  fc.assert(
    fc.property(written, (lines) => {
      const markdown = lines.map((parts) => parts.join('')).join('\n')
      expect({ markdown, cost: leafCostOf(markdownParser.parse(markdown), markdown) }).toSatisfy(
        ({ cost }) => cost <= markCostOf(toProseLines(markdown)),
      )
    }),
    { numRuns: 2000 },
  )
})

describe('a text that is not parsed to be judged', () => {
  const isLarge = (markdown: string) => isTooLargeWritten(markdownParser.parse(markdown))
  const sign = fc.constantFrom(
    '> ',
    '- ',
    '1. ',
    '  ',
    '*',
    '_',
    '**',
    '~~',
    '[',
    '](/a)',
    '![',
    'a',
    ' ',
    '\n',
    '\n\n',
  )

  test('is never too large written', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 200 }), (signs) => {
        const markdown = signs.join('')
        fc.pre(!isTooComplex(markdown) && !mayBeTooLargeWritten(markdown))
        expect(isLarge(markdown)).toBe(false)
      }),
    )
  })

  test.each([
    ['lists within each other', `${'- '.repeat(33)}${'*'.repeat(25)}a${'*'.repeat(25)}`],
    ['quotes within each other', `${'> '.repeat(33)}${'*a '.repeat(25)}${'b* '.repeat(25)}`],
  ])('also at the bounds, of %s', (_what, markdown) => {
    expect([isTooComplex(markdown), mayBeTooLargeWritten(markdown), isLarge(markdown)]).toEqual([false, false, false])
  })

  test('is neither a table, nor a definition, nor one of many marks', () => {
    for (const markdown of ['|a|', '[a]: /b', '*'.repeat(51)]) expect(mayBeTooLargeWritten(markdown)).toBe(true)
    expect(mayBeTooLargeWritten('Some *stressed* words and a [link](/a).')).toBe(false)
  })
})
