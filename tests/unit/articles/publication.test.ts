import { describe, expect, test } from 'vitest'
import { changedAt, isPublic, requireComplete, toPublication } from '@/lib/articles/publication'

const now = new Date('2026-11-20T12:00:00Z')
const earlier = new Date('2026-11-01T12:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')
const state = (
  status: 'draft' | 'published' | 'scheduled',
  publishedAt: Date | null = null,
  scheduledFor: Date | null = null,
) => ({
  status,
  publishedAt,
  scheduledFor,
})

test.each([
  ['a new draft', null, state('draft'), state('draft')],
  ['a new post', null, state('published'), state('published', now)],
  ['a draft comes out', state('draft'), state('published'), state('published', now)],
  ['a published one stays', state('published', earlier), state('published'), state('published', earlier)],
  ['it is taken back', state('published', earlier), state('draft'), state('draft', earlier)],
  ['it comes back', state('draft', earlier), state('published'), state('published', earlier)],
  ['one is scheduled', null, state('scheduled', null, later), state('scheduled', null, later)],
  [
    'the time of one is kept as it passes',
    state('scheduled', null, earlier),
    state('scheduled', null, earlier),
    state('scheduled', null, earlier),
  ],
  [
    'its form is sent after it came out',
    state('published', earlier),
    state('scheduled', null, earlier),
    state('published', earlier),
  ],
  ['it is put off', state('published', earlier), state('scheduled', null, later), state('scheduled', earlier, later)],
  ['it comes out sooner', state('scheduled', null, later), state('published', null, later), state('published', now)],
] as const)('%s', (_what, before, wanted, after) => {
  expect(toPublication(before, wanted, now)).toEqual(after)
})

test.each([
  ['no time', null, 'Please enter when to publish'],
  ['a time that is over', earlier, 'Please enter a time in the future'],
  ['this very moment', now, 'Please enter a time in the future'],
])('%s is no schedule', (_what, time, message) => {
  expect(() => toPublication(null, state('scheduled', null, time), now)).toThrow(message)
  expect(() => toPublication(state('published', new Date(0)), state('scheduled', null, time), now)).toThrow(message)
})

describe('a time beside another status', () => {
  const CHOOSE = 'To publish at this time, choose the status Scheduled.'
  const befores = [null, state('draft'), state('draft', earlier), state('published', earlier)]

  test('is told of where it is to come, and not taken for now', () => {
    for (const before of [...befores, state('scheduled', null, earlier)])
      expect(() => toPublication(before, state('published', null, later), now)).toThrow(CHOOSE)
  })

  test('is told of where it has passed, and not dropped', () => {
    for (const before of [...befores, state('scheduled', null, later)])
      expect(() => toPublication(before, state('published', null, new Date(1)), now)).toThrow('Leave this empty.')
  })

  test('is told of in a draft', () => {
    for (const before of [...befores, state('scheduled', null, new Date(0))])
      expect(() => toPublication(before, state('draft', null, later), now)).toThrow(`${CHOOSE} To keep a draft`)
  })

  test('is left out where the form only says what is stored', () => {
    const sent = state('draft', null, later)
    expect(toPublication(state('scheduled', null, later), sent, now)).toEqual(state('draft'))
    expect(toPublication(state('published', earlier), state('draft', null, earlier), now)).toEqual(
      state('draft', earlier),
    )
  })
})

test.each([
  ['a draft is not out', null, earlier],
  ['a text came out before its last change', new Date(0), earlier],
  ['a text comes out after its last change', now, now],
])('when %s', (_what, publishedAt, changed) => {
  expect(changedAt({ updatedAt: earlier }, { publishedAt })).toEqual(changed)
})

describe('a review', () => {
  const facts = { ratingTenths: 45, productName: 'Mic', verdict: 'Good.', pros: ['Quiet'], cons: ['Heavy'] }

  test('comes out with all that readers are promised', () => {
    expect(() => requireComplete('review', 'published', facts)).not.toThrow()
    expect(() => requireComplete('review', 'published', { ...facts, ratingTenths: 0 })).not.toThrow()
  })

  test.each(Object.keys(facts))('without %s stays a draft', (name) => {
    const lacking = { ...facts, [name]: name === 'ratingTenths' ? null : name === 'pros' || name === 'cons' ? [] : '' }
    expect(() => requireComplete('review', 'published', lacking)).toThrow()
    expect(() => requireComplete('review', 'scheduled', lacking)).toThrow()
    expect(() => requireComplete('review', 'draft', lacking)).not.toThrow()
    expect(() => requireComplete('article', 'published', lacking)).not.toThrow()
  })

  // The list and its dialog say all of it at once, away from the fields.
  test.each([
    ['pros', /one pro$/],
    ['cons', /one con$/],
  ] as const)('without %s is told which it lacks', (name, words) => {
    expect(() => requireComplete('review', 'published', { ...facts, [name]: [] })).toThrow(words)
  })
})

test('readers see what is published and not in the trash', () => {
  expect(isPublic({ status: 'published', deletedAt: null })).toBe(true)
  expect(isPublic({ status: 'published', deletedAt: now })).toBe(false)
  expect(isPublic({ status: 'scheduled', deletedAt: null })).toBe(false)
})
