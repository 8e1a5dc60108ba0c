import { expect, test } from 'vitest'
import { toRefusedField } from '@/components/saved/refused-field'
import type { Fail } from '@/lib/core/result'

const refused = (values: Fail['values']): Fail => ({ ok: false, problem: 'invalid', message: 'No.', values })

test('a refused form belongs to the row that it names, with what was typed', () => {
  const fail = refused({ id: 'a', labels: 'too long' })
  expect(toRefusedField(fail, 'id', 'labels')).toEqual({ a: { fail, typed: 'too long' } })
})

test.each([
  ['no answer', null],
  ['a success', { ok: true, data: {} } as const],
  ['another form of the same row', refused({ id: 'a', list: 'keep' })],
  ['a form without values', refused(undefined)],
])('%s fills no row', (_what, answer) => {
  expect(toRefusedField(answer, 'id', 'labels')).toEqual({})
})
