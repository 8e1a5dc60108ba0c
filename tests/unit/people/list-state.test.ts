import { expect, test } from 'vitest'
import { parsePerson } from '@/lib/people/list-state'

test.each(['iris', 'amara_diallo', 'A.b-c_9', 'a'.repeat(60)])('%s can be a name', (username) => {
  expect(parsePerson({ username })).toEqual({ username, show: 'all', page: 1 })
})

test.each(['ab', '-', '_iris', 'a'.repeat(61), 'iris tanaka', "o'neil", '../iris'])('%s cannot', (username) => {
  expect(parsePerson({ username })).toBeNull()
})

test('sections have pages, the overview has one', () => {
  expect(parsePerson({ username: 'iris', show: 'reviews', page: '2' })).toEqual({
    username: 'iris',
    show: 'reviews',
    page: 2,
  })
  expect(parsePerson({ username: 'iris', page: '2' })).toBeNull()
  expect(parsePerson({ username: 'iris', show: 'comments' })).toBeNull()
})
