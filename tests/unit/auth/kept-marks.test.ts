import { describe, expect, test } from 'vitest'
import { keepMarks } from '@/components/auth/kept-marks'
import { type Marks, NO_MARKS } from '@/lib/reactions/marks'

const SUBJECT = 'news-list'

const save = (id: string) => (known: Marks) => ({ ...known, saved: [...known.saved, id] })
const unsave = (id: string) => (known: Marks) => ({ ...known, saved: known.saved.filter((other) => other !== id) })
const saved = (...ids: string[]): Marks => ({ ...NO_MARKS, saved: ids })

describe('what a member has done and what the server said of it', () => {
  test('an act shows before anything was answered', () => {
    const marks = keepMarks()
    expect(marks.find(SUBJECT)).toBeUndefined()
    marks.change(SUBJECT, 1, save('a'))
    expect(marks.find(SUBJECT)?.saved).toEqual(['a'])
    marks.change(SUBJECT, 1, unsave('a'))
    expect(marks.find(SUBJECT)?.saved).toEqual([])
  })

  test('an answer to a question asked before the act does not take the act back', () => {
    const marks = keepMarks()
    marks.answer(SUBJECT, 1, saved('a', 'b'))
    marks.change(SUBJECT, 2, unsave('a'))
    marks.change(SUBJECT, 2, save('c'))
    marks.answer(SUBJECT, 2, saved('a', 'b'))
    expect(marks.find(SUBJECT)?.saved).toEqual(['b', 'c'])
  })

  test('an answer to a question asked after the act stands as it is', () => {
    const marks = keepMarks()
    marks.change(SUBJECT, 1, save('a'))
    marks.answer(SUBJECT, 2, saved('b'))
    expect(marks.find(SUBJECT)?.saved).toEqual(['b'])
  })

  test('an act concerns its own subject alone', () => {
    const marks = keepMarks()
    marks.change('product-list', 1, save('a'))
    marks.answer(SUBJECT, 1, saved('b'))
    expect(marks.find(SUBJECT)?.saved).toEqual(['b'])
    expect(marks.find('product-list')?.saved).toEqual(['a'])
  })

  test('nothing is left of a member who has gone', () => {
    const marks = keepMarks()
    marks.change(SUBJECT, 1, save('a'))
    marks.forget()
    expect(marks.find(SUBJECT)).toBeUndefined()
    marks.answer(SUBJECT, 1, saved())
    expect(marks.find(SUBJECT)?.saved).toEqual([])
  })
})
