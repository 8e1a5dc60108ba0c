import { expect, test } from 'vitest'
import { problemOf } from '@/components/writing/send-picture'
import { EMPTY_PICTURE, NO_PICTURE, PICTURE_BYTES, TOO_LARGE } from '@/lib/media/limits'

test.each([
  ['a picture', 1, 'image/png', null],
  ['a file of nothing', 0, 'image/png', EMPTY_PICTURE],
  ['a file that is none', 0, 'text/plain', NO_PICTURE],
  ['the largest picture', PICTURE_BYTES, 'image/webp', null],
  ['one that is larger', PICTURE_BYTES + 1, 'image/webp', TOO_LARGE],
])('of %s it is known what is wrong', (_what, size, type, problem) => {
  expect(problemOf(new File([new Uint8Array(size)], 'a', { type }))).toBe(problem)
})
