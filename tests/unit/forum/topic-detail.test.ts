import { expect, test } from 'vitest'
import { describeTopic } from '@/lib/forum/topic-detail'

test.each([
  ['shown', 'How it begins', 'How it begins'],
  ['shown', '', 'Why?'],
  ['deleted', '[deleted]', 'Why?'],
] as const)('a topic that is %s and begins with %j is about %j', (state, excerpt, about) => {
  expect(describeTopic({ state, excerpt, title: 'Why?' })).toBe(about)
})
