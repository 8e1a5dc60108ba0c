import { expect, test } from 'vitest'
import { sameFields } from '@/components/drafts/same-fields'
import { toDraftTarget } from '@/lib/drafts/schema'

test.each([
  [{ a: 'x' }, { a: 'x' }, true],
  [{ a: '' }, {}, true],
  [{ a: [] }, { a: '' }, true],
  [{ a: ['x'] }, { a: 'x' }, true],
  [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
  [{ a: 'x' }, { a: 'x ' }, false],
  [{ a: 'x' }, { b: 'x' }, false],
  [{ a: 'x', version: '3' }, { a: 'x', version: '4' }, true],
])('%j and %j', (one: Record<string, string | string[]>, other: Record<string, string | string[]>, same) => {
  expect(sameFields(one, other)).toBe(same)
  expect(sameFields(other, one)).toBe(same)
})

const ID = '0192f0a0-7b7a-7c3e-8d2f-1c2b3a4d5e6f'

test.each(['topic:new', 'article:new', `article:${ID}`, `reply:${ID}`, `comment-edit:${ID}`])(
  '%s names a form',
  (name) => {
    expect(toDraftTarget(name)).toBe(name)
  },
)

test.each([null, '', 'topic', `topic:${ID}`, 'reply:new', 'reply:../x', `reply:${ID}0`, `user:${ID}`])(
  '%s names none',
  (name) => expect(toDraftTarget(name)).toBeNull(),
)
