import { expect, test } from 'vitest'
import { verdictWords } from '@/components/moderation/case-words'

test.each([
  [false, 'The reply stays as it is'],
  [true, 'The reply is deleted already'],
])('to dismiss leaves it as it is: deleted %s', (deleted, hint) => {
  expect(verdictWords('dismiss', { kind: 'reply', hidden: false, deleted })).toEqual({ label: 'Dismiss', hint })
})
