import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listPostRevisions } from '@/lib/articles/revision-queries'
import { measureText } from '@/lib/articles/word-count'
import type { Member } from '@/lib/core/viewer'
import { signInAs } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addMember } from '../comments/texts'
import { addCategories, create, save } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let iris: Member

beforeAll(async () => {
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
})

beforeEach(() => signInAs(iris))

test.each([
  ['links and marks', '**Bold** and [a link](https://a.example/x_y "A title") here, not *there*'],
  ['pictures with captions', '![A desk](/media/x-1200.webp#1200x800 "Caption words") and words'],
  ['lists and tables', '- a\n- b\n\n1. c\n\n| a | b |\n| - | :-: |\n| c | d |'],
  ['fences with languages', '```ts\nconst x = 1\n```\n\n~~~ js\nlet y\n~~~'],
  ['signs and other scripts', 'Ein Wörterbuch — für 12 €, „leise“ … 日本語の文 и слово'],
  ['scripts without spaces', 'Das iPhone は新しい。調べた\n\n조용한 키보드 ภาษาไทย'],
  ['a long run of signs', `signs ${'>'.repeat(20_000)} and <words>`],
])('the database counts the words of %s as the editor does', async (_what, content) => {
  const { id } = await create({ content: 'Words.' })
  await save(id, { content })
  const revisions = await listPostRevisions(iris, id)
  expect(revisions?.lines[0]?.words).toBe(measureText(content).words)
})
