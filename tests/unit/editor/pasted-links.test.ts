import { Fragment, Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import type { DocNode } from '@/components/editor/markdown/doc-types'
import { toDoc } from '@/components/editor/markdown/to-doc'
import { toMarkdown } from '@/components/editor/markdown/to-markdown'
import { linkPasted } from '@/components/editor/pasted-links'
import { openText } from './typed'

/** A text as it is once its blocks were pasted. */
function paste(markdown: string): string {
  const { schema } = openText().editor
  const blocks = Fragment.fromJSON(schema, toDoc(markdown)?.content)
  const { content } = linkPasted(new Slice(blocks, 0, 0))
  return toMarkdown({ type: 'doc', content: content.toJSON() } as DocNode)
}

test.each([
  ['See https\\://ex.com/x, or me\\@ex.com.\n', 'See <https://ex.com/x>, or <me@ex.com>.\n'],
  ['**https\\://ex.com** on\n', '[**https://ex.com**](https://ex.com) on\n'],
  ['| me\\@ex.com | b |\n| - | - |\n| c | d |\n', '| <me@ex.com> | b |\n| - | - |\n| c | d |\n'],
  ['- a\n- www\\.ex.com\n', '- a\n- [www.ex.com](http://www.ex.com)\n'],
])('addresses that are pasted are links: %j', (markdown, wanted) => {
  expect(paste(markdown)).toBe(wanted)
})

test.each([
  '[see https\\://ex.com](https://ex.org)\n',
  '`https://ex.com` in code\n',
  '```\nhttps://ex.com\n```\n',
  'No address at all\n',
])('what is code, or a link already, stays as it is: %j', (markdown) => {
  expect(paste(markdown)).toBe(toMarkdown(toDoc(markdown) as DocNode))
})
