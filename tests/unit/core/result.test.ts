import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toFail, toInvalid } from '@/lib/core/action/to-fail'
import { AppError } from '@/lib/core/app-error'
import { asTold, fieldProblems, firstProblem, isOvertaken, ok, versionToShow } from '@/lib/core/result'
import { isStaff, isSuspended, type Member } from '@/lib/core/viewer'

test('a success carries a sentence only when there is one', () => {
  expect(ok(1)).toEqual({ ok: true, data: 1 })
  expect('message' in ok(1)).toBe(false)
  expect(ok(1, 'Saved.')).toEqual({ ok: true, data: 1, message: 'Saved.' })
})

test("a named problem says what it is; its own sentence gives way to the definition's", () => {
  const error = new AppError('forbidden', 'No.')
  expect(toFail(error, {})).toEqual({ ok: false, problem: 'forbidden', message: 'No.' })
  expect(toFail(error, { messages: { forbidden: 'Only admins can change roles' } }).message).toBe(
    'Only admins can change roles',
  )
})

test('a surprise keeps its own sentence of the definition, and its reference', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { message } = toFail(new Error('secret detail'), { messages: { unexpected: 'Failed to create post.' } })
  expect(message).toMatch(/^Failed to create post\. Reference [0-9a-f]{8}\.$/)
  logged.mockRestore()
})

test('issues are gathered by field, without repeating a sentence', () => {
  const schema = z
    .object({ tags: z.array(z.string().min(2, 'A tag has two letters.')), title: z.string().min(1, 'Write a title.') })
    .refine(() => false, { error: 'This does not fit together.', when: () => true })
  const { error } = schema.safeParse({ tags: ['a', 'b'], title: '' })
  if (!error) throw new Error('this should not parse')
  expect(toInvalid(error)).toEqual({
    ok: false,
    problem: 'invalid',
    message: 'This does not fit together.',
    fieldErrors: { tags: ['A tag has two letters.'], title: ['Write a title.'] },
  })
})

const member: Member = {
  id: '1',
  username: 'noor',
  role: 'user',
  verified: true,
  suspendedUntil: null,
  managesPayments: false,
}

test.each([
  ['visitor', null, false],
  ['member', member, false],
  ['moderator', { ...member, role: 'moderator' as const }, true],
  ['admin', { ...member, role: 'admin' as const }, true],
])('%s is staff: %s', (_who, viewer, expected) => {
  expect(isStaff(viewer)).toBe(expected)
})

test('a suspension ends at its time', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const until = (time: string) => isSuspended({ ...member, suspendedUntil: new Date(time) }, now)
  expect([until('2026-11-20T08:00:01Z'), until('2026-11-20T08:00:00Z'), isSuspended(member, now)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a refused form is shown with the version that it was begun with, after a conflict with the stored one', () => {
  const refused = { ok: false, message: 'No.', values: { version: '3' } } as const
  expect(versionToShow({ ...refused, problem: 'invalid' }, 4)).toBe(3)
  expect(versionToShow({ ...refused, problem: 'conflict' }, 4)).toBe(4)
  expect(versionToShow({ ...refused, problem: 'conflict', fieldErrors: { slug: ['Taken.'] } }, 4)).toBe(3)
  expect(versionToShow({ ...refused, problem: 'invalid', values: {} }, 4)).toBe(4)
  expect(versionToShow(ok({}), 4)).toBe(4)
  expect(versionToShow(null, 4)).toBe(4)
})

test('a conflict about a field is nothing that was overtaken', () => {
  const late = { ok: false, problem: 'conflict', message: 'Changed elsewhere.' } as const
  expect(isOvertaken(late)).toBe(true)
  expect(isOvertaken({ ...late, fieldErrors: { slug: ['Taken.'] } })).toBe(false)
  expect(isOvertaken({ ...late, problem: 'invalid' })).toBe(false)
  expect(isOvertaken(ok({}))).toBe(false)
  expect(isOvertaken(null)).toBe(false)
})

test('what is wrong with a field is said rather than that something is', () => {
  const fail = { ok: false, problem: 'invalid', message: 'Please check the marked fields.' } as const
  const wrong = { ...fail, fieldErrors: { title: undefined, slug: ['Taken.', 'Too long.'], excerpt: ['Empty.'] } }
  expect(fieldProblems(wrong)).toEqual(['Taken.', 'Too long.', 'Empty.'])
  expect(firstProblem(wrong)).toBe('Taken.')
  expect(firstProblem(fail)).toBe(fail.message)
  expect(asTold(wrong)).toEqual({ ...wrong, message: 'Taken.' })
  expect(asTold(fail)).toEqual(fail)
  expect(asTold(ok(1, 'Saved.'))).toEqual(ok(1, 'Saved.'))
  expect(firstProblem({ ...fail, fieldErrors: {} })).toBe(fail.message)
})
