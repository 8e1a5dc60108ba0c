import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { markCostOf } from '@/lib/core/markdown/complexity'
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
      const text = lines.map((parts) => parts.join(''))
      const markdown = text.join('\n')
      expect({ markdown, cost: leafCostOf(markdownParser.parse(markdown), markdown) }).toSatisfy(
        ({ cost }) => cost <= markCostOf(text),
      )
    }),
    { numRuns: 2000 },
  )
})
