import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changePasswordInput,
  forgotInput,
  providerInput,
  registerInput,
  resetInput,
  signInInput,
  toCallbackPath,
} from '@/lib/auth/schema'

type Parsing = {
  safeParse: (form: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The first sentence beside each field. */
function faults(schema: Parsing, form: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse(form)
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [String(path[0]), message]))
}

const registration = { username: 'noor', email: 'noor@example.com', password: 'secret', confirmPassword: 'secret' }

describe('the sentences of the specification', () => {
  test.each([
    [
      'all empty',
      { username: '', email: '', password: '', confirmPassword: '' },
      {
        username: 'Username is required',
        email: 'Email is required',
        password: 'Password is required',
        confirmPassword: 'Please confirm your password',
      },
    ],
    [
      'nothing sent',
      {},
      {
        username: 'Username is required',
        email: 'Email is required',
        password: 'Password is required',
        confirmPassword: 'Please confirm your password',
      },
    ],
    ['blank name', { ...registration, username: '   ' }, { username: 'Username is required' }],
    [
      'short',
      { ...registration, username: 'no', password: '12345', confirmPassword: '12345' },
      {
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
      },
    ],
    ['no address', { ...registration, email: 'noor@' }, { email: 'Invalid email format' }],
    ['different', { ...registration, confirmPassword: 'Secret' }, { confirmPassword: 'Passwords do not match' }],
    [
      'different, beside another fault',
      { ...registration, email: '', confirmPassword: 'Secret' },
      {
        email: 'Email is required',
        confirmPassword: 'Passwords do not match',
      },
    ],
    [
      'three signs that JavaScript counts as six',
      { ...registration, password: '🦊🦑🧭', confirmPassword: '🦊🦑🧭' },
      { password: 'Password must be at least 6 characters' },
    ],
    ['right', registration, {}],
  ] as const)('registering: %s', (_what, form, expected) => {
    expect(faults(registerInput, form)).toEqual(expected)
  })

  test.each([
    [{ email: 'noor', password: 'secret' }, { email: 'Please enter a valid email address' }],
    [{ email: 'noor@example.com', password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ email: 'noor@example.com', password: 'secret' }, {}],
  ])('signing in: %j', (form, expected) => {
    expect(faults(signInInput, form)).toEqual(expected)
  })

  test('a forgotten and a new password', () => {
    expect(faults(forgotInput, { email: '' })).toEqual({ email: 'Please enter your email address' })
    expect(faults(resetInput, { token: 'x', password: '', confirmPassword: '' })).toMatchObject({
      password: 'Please enter a new password',
    })
    expect(faults(resetInput, { token: 'x', password: '1234567', confirmPassword: '12345678' })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    })
    expect(
      faults(changePasswordInput, { currentPassword: '', password: '12345678', confirmPassword: '12345678' }),
    ).toEqual({
      currentPassword: 'Please enter your current password',
    })
  })
})

test('bcrypt reads 72 bytes: 72 pass, 73 do not, also when they are fewer characters', () => {
  const parse = (password: string) => signInInput.safeParse({ email: 'noor@example.com', password }).success
  expect([parse('x'.repeat(72)), parse('x'.repeat(73)), parse('é'.repeat(36)), parse('é'.repeat(37))]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('addresses are compared in lower case and without the blanks around them', () => {
  expect(forgotInput.parse({ email: '  Noor@Example.COM ' })).toEqual({ email: 'noor@example.com' })
})

test('an address that was copied with marks that nobody sees is that address', () => {
  for (const email of ['\u202anoor@example.com\u202c', '\u200f noor@example.com', 'noor@exam\u00adple.com\u200b']) {
    expect(forgotInput.parse({ email })).toEqual({ email: 'noor@example.com' })
  }
  expect(faults(forgotInput, { email: '\u200f' })).toEqual({ email: 'Please enter your email address' })
})

describe('the way back', () => {
  test.each([
    '/',
    '/reviews?page=2#x',
    '/a//b',
    '/a/../b',
    '/search?q=/.//b',
    '/%5Cevil.example',
    '/@evil.example',
    '/:80',
    '/ünïcode',
  ])('%s', (path) => {
    expect(toCallbackPath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/b/../..//evil.example?page=2',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    '/.\\/evil.example',
    '/./\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /reviews',
    '',
    '/a\\b',
    '/a b',
    '/\u0000',
    `/${'x'.repeat(2000)}`,
    undefined,
    null,
    7,
    ['/reviews'],
    { path: '/reviews' },
  ])('not %j', (value) => {
    expect(toCallbackPath(value)).toBe('/')
  })

  test('never leaves this site, whatever it is made of', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%', '2f', '\t', '\n', ' ', 'a', 'evil.example', 'http'),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(parts, (list) => {
        const path = toCallbackPath(list.join(''))
        const { origin, pathname } = new URL(path, 'https://site.example')
        expect(origin).toBe('https://site.example')
        expect(new URL(pathname, 'https://site.example').origin).toBe('https://site.example')
        expect(path.startsWith('/')).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

test.each([
  ['/settings?error=linked-elsewhere&provider=google', '/settings'],
  ['/search?q=time+out&error=1#found', '/search?q=time+out#found'],
  ['/reviews?page=2', '/reviews?page=2'],
  ['//evil.example/?error=1', '/'],
  ['/.//evil.example/?error=1', '/'],
])('the way back from a provider says nothing of an earlier failure: %s', (callbackUrl, path) => {
  expect(providerInput.parse({ provider: 'google', callbackUrl })).toEqual({ provider: 'google', callbackUrl: path })
})
