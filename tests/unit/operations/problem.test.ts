import { expect, test } from 'vitest'
import { OperationProblem, toSentence } from '@/lib/operations/problem'

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('raw', { cause }), { code })

test.each([
  ['a known problem', new OperationProblem('Port 3000 is taken.'), 'Port 3000 is taken.'],
  ['a full disk', withCode('ENOSPC'), 'The disk is full. Free some space and try again.'],
  ['a full disk of the database', withCode('53100'), 'The disk is full. Free some space and try again.'],
  ['a full disk further down', withCode('X', withCode('EDQUOT')), 'The disk is full. Free some space and try again.'],
  ['a surprise', withCode('EWHATEVER'), null],
  ['no error at all', 'text', null],
])('%s', (_name, error, sentence) => {
  expect(toSentence(error)).toBe(sentence)
})
