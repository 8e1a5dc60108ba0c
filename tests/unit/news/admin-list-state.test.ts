import { expect, test } from 'vitest'
import { isNarrowed, parseNewsAdmin } from '@/lib/news/admin-list-state'

const sources = [{ slug: 'wired' }, { slug: 'the-verge' }]
const whole = { q: '', source: null, state: null, sort: 'newest', page: 1 }

test('an address without a query asks for everything, newest first', () => {
  expect(parseNewsAdmin({}, sources)).toEqual(whole)
  expect(isNarrowed(parseNewsAdmin({ sort: 'oldest', page: '2' }, sources))).toBe(false)
})

test('every choice is taken over, the last of several', () => {
  const asked = { q: ' a  chip ', source: ['x', 'the-verge'], state: 'hidden', sort: 'oldest', page: '3' }
  expect(parseNewsAdmin(asked, sources)).toEqual({
    q: 'a chip',
    source: 'the-verge',
    state: 'hidden',
    sort: 'oldest',
    page: 3,
  })
})

test.each([{ source: 'nobody' }, { state: 'gone' }, { sort: 'title' }, { page: '0' }, { page: '01' }, { q: '  ' }])(
  '%j falls back',
  (asked) => {
    expect(parseNewsAdmin(asked, sources)).toEqual(whole)
  },
)

test.each([{ q: 'chip' }, { source: 'wired' }, { state: 'shown' }])('%j narrows', (asked) => {
  expect(isNarrowed(parseNewsAdmin(asked, sources))).toBe(true)
})
