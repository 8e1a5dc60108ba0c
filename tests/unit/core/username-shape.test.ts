import { expect, test } from 'vitest'
import { username } from '@/lib/auth/schema'
import { findMentions } from '@/lib/core/mentions'
import { beginsUsername, isUsername } from '@/lib/core/username-shape'

test.each([
  ['noor', true],
  ['no', false],
  ['n_1', true],
  ['Noor.H-2', true],
  ['.noor', false],
  ['_noor', false],
  ['n'.repeat(60), true],
  ['n'.repeat(61), false],
  ['nóor', false],
  ['[deleted]', false],
])('%s: addresses, registration and mentions agree', (name, may) => {
  expect(isUsername(name)).toBe(may)
  expect(username.safeParse(name).success).toBe(may)
  expect(findMentions(`Ask @${name}, please`).includes(name.toLowerCase())).toBe(may)
})

test('a beginning is one from the first letter on', () => {
  expect(['n', 'no', 'n'.repeat(60)].every(beginsUsername)).toBe(true)
  expect(['', '.n', 'n'.repeat(61), 'n n'].some(beginsUsername)).toBe(false)
})
