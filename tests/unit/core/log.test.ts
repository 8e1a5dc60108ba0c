import { expect, test } from 'vitest'
import { toLogLine } from '@/lib/core/log'
import { hideSecrets } from '@/lib/core/secret-names'

const at = new Date('2026-11-20T08:00:00Z')
const line = (fields: Record<string, unknown>) => JSON.parse(toLogLine('info', 'test', fields, at))

test('an event is one line of JSON', () => {
  const text = toLogLine('warn', 'mail.waits', { note: 'two\nlines', when: at, size: 12n }, at)
  expect(text).not.toContain('\n')
  expect(JSON.parse(text)).toEqual({
    at: '2026-11-20T08:00:00.000Z',
    level: 'warn',
    event: 'mail.waits',
    note: 'two\nlines',
    when: '2026-11-20T08:00:00.000Z',
    size: '12',
  })
})

test.each(['password', 'newPassword', 'resetToken', 'AUTH_SECRET', 'apiKey', 'x-api-key', 'Cookie', 'Authorization'])(
  'the value of %s is hidden, however deep',
  (name) => {
    expect(line({ [name]: 'x1', deep: { list: [{ [name]: 'x2' }] } })).toMatchObject({
      [name]: '[hidden]',
      deep: { list: [{ [name]: '[hidden]' }] },
    })
  },
)

test('a password inside an address is hidden', () => {
  expect(line({ url: 'postgresql://fieldtest:hunter2@127.0.0.1:5432/x' }).url).toBe(
    'postgresql://fieldtest:[hidden]@127.0.0.1:5432/x',
  )
})

test('an error keeps name, message, code, stack and cause, and nothing else it carries', () => {
  const error = Object.assign(new TypeError('broken', { cause: new Error('deeper') }), {
    code: 'E1',
    request: { body: 'private' },
  })
  const logged = line({ error }).error
  expect(logged).toMatchObject({ name: 'TypeError', message: 'broken', code: 'E1', cause: { message: 'deeper' } })
  expect(JSON.stringify(logged)).not.toContain('private')
})

test('an error that quotes the values of a query is cut to what is wrong', () => {
  const error = new Error(
    'Invalid `db.user.create()` invocation:\n{ passwordHash: "abc" }\nArgument `email` is missing.',
  )
  error.name = 'PrismaClientValidationError'
  expect(line({ error }).error.message).toBe('Argument `email` is missing.')
})

test('circles and long texts end', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(() => toLogLine('info', 'test', { circle })).not.toThrow()
  expect(line({ text: 'a'.repeat(10_000) }).text).toHaveLength(4001)
})

test.each([
  ['/reset-pasword?token=abc', '/reset-pasword?token=[hidden]'],
  ['/x?a=1&resetToken=a%20b&c=2#d', '/x?a=1&resetToken=[hidden]&c=2#d'],
  ['https://site.example/sign-in?password=a=b', 'https://site.example/sign-in?password=[hidden]'],
  ['/reviews?page=99&q=token', '/reviews?page=99&q=token'],
  ['/token=abc', '/token=abc'],
])('%s is logged as %s', (address, logged) => {
  expect(hideSecrets(address)).toBe(logged)
})
