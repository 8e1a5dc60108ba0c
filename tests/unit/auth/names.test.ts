import { describe, expect, test } from 'vitest'
import { toDeviceName } from '@/lib/auth/device'
import { toFullName, toGivenName } from '@/lib/auth/full-name'
import { toSocialIdentity } from '@/lib/auth/social-identity'
import { isReservedUsername, speaksForSite, toSkeleton, toUsername } from '@/lib/auth/username'
import { isCommonPassword } from '@/lib/core/common-passwords'
import { findPasswordFault } from '@/lib/core/password-fault'
import { EVERYBODY } from '@/prisma/seed/cast'

describe('usernames that look alike', () => {
  test.each([
    ['noor', 'N00R'],
    ['milo', 'rni1o'],
    ['milo', 'MiIo'],
    ['jonas', 'j.o-n_as'],
    ['wanda', 'vvanda'],
    ['noor', 'ｎｏｏｒ'],
  ])('%s and %s', (one, other) => {
    expect(toSkeleton(other)).toBe(toSkeleton(one))
  })

  test('no two people of the sample site', () => {
    const skeletons = EVERYBODY.map(({ username }) => toSkeleton(username))
    expect(new Set(skeletons).size).toBe(skeletons.length)
  })

  test.each([
    'admin',
    'Admin',
    'adm1n',
    'a.d.m.i.n',
    'rnoderator',
    'support',
    'Fieldtest',
    'f1eldtest',
    'fieldtest_news',
    'the-fieldtest',
    'api',
    'www',
    'no_reply',
  ])('%s is reserved', (username) => {
    expect(isReservedUsername(username)).toBe(true)
  })

  test('nobody of the sample site has a reserved name', () => {
    expect(EVERYBODY.filter(({ username }) => isReservedUsername(username))).toEqual([])
  })

  test.each([
    ['Noor Haddad', 'noor_haddad'],
    ['Lena Sørensen', 'lena_s_rensen'],
    ['José', 'jose'],
    ['李', null],
    ['Admin', null],
    ['', null],
  ])('%s becomes %s', (name, expected) => {
    expect(toUsername(name)).toBe(expected)
  })
})

describe('full names', () => {
  test.each([
    ['what is invisible or turns the direction', 'No\u200bor\u2060 \u202eHaddad', 'Noor Haddad'],
    ['blanks', '  Noor \t  Haddad\u00a0', 'Noor Haddad'],
    ['marks beyond measure', `N${'\u0301'.repeat(50)}`, 'Ń\u0301\u0301\u0301'],
  ])('lose %s', (_what, typed, name) => {
    expect(toFullName(typed)).toBe(name)
  })

  test.each(['', ' ', '\u200b\u2060', '\u202e', '\u2800', '\u3164'])('%j is none', (typed) => {
    expect(toFullName(typed)).toBeNull()
  })

  test.each([
    '[deleted]',
    'Deleted',
    'Admin',
    'Adm1n',
    'A.d.m.i.n',
    '★ Moderator ★',
    'Admin Team',
    'Fieldtest',
    'Field Test',
    'Fieldtest Support',
    'The Fieldtest',
    'ＡＤＭＩＮ',
  ])('%s poses as the site', (name) => {
    expect(speaksForSite(name)).toBe(true)
    expect(toGivenName(name)).toBeNull()
  })

  test.each([
    'Noor Haddad',
    'Lena Sørensen',
    'Dev',
    'Dev Patel',
    'Page',
    'Guest',
    'You',
    '李小龍',
    'Владимир Мод',
    'نور حداد',
    'می\u200cخواهم',
    'अनु\u200dषा',
    'M’Baye O’Neil-Ó Súilleabháin',
    '🎧',
    ...EVERYBODY.map(({ fullName }) => fullName),
  ])('%s is anybody’s', (name) => {
    expect(toGivenName(name)).toBe(name.normalize('NFC'))
  })

  test('from elsewhere are left out when they are too long', () => {
    expect(toGivenName('N'.repeat(101))).toBeNull()
  })
})

describe('passwords', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd123',
    '123456',
    '12345678',
    'qwerty',
    'qwertyuiop',
    '1qaz2wsx',
    'asdfgh',
    'iloveyou',
    'letmein!',
    'dragon2024',
    'Monkey_1999',
    'abc123',
    '111111',
    'abcabcabc',
    'michael7',
    'loveyou',
    'trustno1',
    'sunshine',
    'admin123',
    'welcome1',
    '654321',
    '20012001',
    'q1w2e3r4',
    'aaaaaa',
    'football1!',
  ])('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    'brass-lantern-42-otter',
    'correct horse battery staple',
    'kV7#pq2Lw',
    'monkey tango 2219 river',
    'h6jGr2vbq9ZT',
    'Rüdesheim!84x',
  ])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  test('the list is longer than the three thousand most common', () => {
    const years = Array.from({ length: 87 }, (_, index) => String(1940 + index))
    const words = [
      'password',
      'dragon',
      'monkey',
      'shadow',
      'michael',
      'jennifer',
      'soccer',
      'killer',
      'summer',
      'secret',
      'ginger',
      'hunter',
    ]
    const tails = ['', '1', '12', '123', '1234', '!', '123!', ...years]
    const combinations = words.flatMap((word) =>
      tails.flatMap((tail) => [
        `${word}${tail}`,
        `${word.toUpperCase()}${tail}`,
        `${word[0]?.toUpperCase()}${word.slice(1)}${tail}`,
      ]),
    )
    expect(combinations.length).toBeGreaterThan(3000)
    expect(combinations.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  const noor = { username: 'noor_haddad', email: 'noor.h@example.com', role: 'user' as const }
  test.each(['fieldtest', 'Fieldtest2026!', 'technology1', 'noor_haddad', 'Haddad123', 'noor.h@example.com'])(
    '%s is hers or ours',
    (password) => {
      expect(findPasswordFault(password, noor)).toBe('This password is too easy to guess. Please choose another one')
    },
  )

  test('staff need twelve characters', () => {
    expect(findPasswordFault('kV7#pq2Lw', noor)).toBeNull()
    expect(findPasswordFault('kV7#pq2Lw', { ...noor, role: 'moderator' })).toBe(
      'Password must be at least 12 characters',
    )
    expect(findPasswordFault('kV7#pq2Lw-x9', { ...noor, role: 'admin' })).toBeNull()
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/145.0', 'Firefox on macOS'],
  ['curl/8.5', 'Unknown device'],
  [null, 'Unknown device'],
])('%s', (userAgent, expected) => {
  expect(toDeviceName(userAgent)).toBe(expected)
})

test.each([
  ['proved', { sub: '1', email: 'A@b.co', email_verified: true }, { email: 'a@b.co', emailVerified: true }],
  ['said in words', { sub: '1', email: 'a@b.co', email_verified: 'true' }, { emailVerified: true }],
  ['denied', { sub: '1', email: 'a@b.co', email_verified: false }, { emailVerified: false }],
  ['not mentioned', { sub: '1', email: 'a@b.co' }, { email: 'a@b.co', emailVerified: false }],
  ['proved without an address', { sub: '1', email_verified: true }, { email: null, emailVerified: false }],
  ['nobody', { email: 'a@b.co', email_verified: true }, null],
])('an address that a provider calls %s', (_what, profile, expected) => {
  const identity = toSocialIdentity('google', profile)
  if (expected) expect(identity).toMatchObject(expected)
  else expect(identity).toBeNull()
})
