import { expect, test } from 'vitest'
import { replyInput, topicInput } from '@/lib/forum/schema'

const topic = { title: 'A keyboard that lasts', category: 'hardware', tags: 'keyboards', content: 'Which one?' }
const topicId = '01900000-0000-7000-8000-000000000001'

test('a topic has its texts cleaned and its tags parted', () => {
  const parsed = topicInput.parse({ ...topic, title: ' A  keyboard ', tags: 'USB-C, battery  life ,usb-c,, ' })
  expect(parsed).toMatchObject({ title: 'A keyboard', tags: ['usb-c', 'battery life'], content: 'Which one?' })
  expect(topicInput.parse({ ...topic, tags: undefined }).tags).toEqual([])
  expect(topicInput.parse({ ...topic, tags: '日本語, безопасность' }).tags).toEqual(['日本語', 'безопасность'])
})

test.each([
  ['no title', { title: '' }, 'title', 'Please enter a title'],
  ['a title of nothing visible', { title: '\u200b\u200b\u200b\u200b\u200b' }, 'title', 'Please enter a title'],
  ['a title of dots', { title: '.......' }, 'title', 'Please enter a title that can be read'],
  ['a short title', { title: 'Help' }, 'title', 'Please use at least 5 characters'],
  ['a long title', { title: 'x'.repeat(121) }, 'title', 'Please use at most 120 characters'],
  ['no category', { category: '' }, 'category', 'Please choose a category'],
  ['six tags', { tags: 'aa,bb,cc,dd,ee,ff' }, 'tags', 'Please use at most 5 tags'],
  ['a tag without letters', { tags: '??' }, 'tags', 'A tag needs letters or digits'],
  ['a long tag', { tags: 'x'.repeat(31) }, 'tags', 'A tag has 2 to 30 characters'],
  ['a blank text', { content: ' \n\u200b ' }, 'content', 'Please enter a text'],
  ['a text of blank cells', { content: '\u2800\ufe0f\u2800' }, 'content', 'Please enter a text'],
  ['10,001 characters', { content: 'x'.repeat(10_001) }, 'content', 'Please use at most 10,000 characters'],
])('%s', (_what, change, field, sentence) => {
  const parsed = topicInput.safeParse({ ...topic, ...change })
  expect(parsed.error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message)).toEqual([sentence])
})

test('characters are counted as people count them', () => {
  expect(replyInput.safeParse({ topicId, content: '😀'.repeat(10_000) }).success).toBe(true)
})

test('a key, a quotation or a sender that cannot be is none', () => {
  const said = { topicId, content: 'Yes' }
  const forged = { postKey: 'x', quotes: '-3', sender: 'x'.repeat(101) }
  expect(replyInput.parse({ ...said, ...forged })).toEqual({ ...said, sender: '' })
  expect(replyInput.parse({ topicId, content: 'Yes', quotes: '12' }).quotes).toBe(12)
})
