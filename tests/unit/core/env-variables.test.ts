import { afterEach, expect, test, vi } from 'vitest'
import { readEnv } from '@/lib/core/env-variables'
import { dataRoot, projectRoot } from '@/lib/operations/folders'

const needed = { DATABASE_URL: 'postgresql://user@localhost/site', AUTH_SECRET: 'x'.repeat(32) }

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a blank variable counts as absent', () => {
  const absent = readEnv(needed)
  const blank = Object.fromEntries(Object.keys(absent).map((name) => [name, '']))
  expect(readEnv({ ...blank, ...needed })).toEqual(absent)
  for (const AUTH_SECRET of ['', undefined])
    expect(() => readEnv({ ...needed, AUTH_SECRET })).toThrow('AUTH_SECRET is missing')
})

test('a blank DATA_DIR leaves the data where it is, not in the project root', () => {
  vi.stubEnv('DATA_DIR', '')
  expect(dataRoot()).toBe(`${projectRoot}/.data`)
})

test.each([
  ['SMTP_URL', 'http://host', 'must start with smtp:// or smtps://.'],
  ['SMTP_URL', 'smtp://user:pa#ss@host:587', 'must be an address such as smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://user:100%safe@host:587', 'signs such as # and % in a password are written %23 and %25).'],
  ['SMTP_URL', 'smtp://user:12#34@host:587', 'signs such as # and %'],
  ['DATABASE_URL', 'mysql://host/site', 'must start with postgresql://.'],
  ['DATABASE_URL', 'postgresql://user:100%safe@host/site', 'must be an address such as postgresql://'],
  ['SITE_URL', 'https://example.com/blog', 'must be an address without a path'],
  ['SITE_URL', 'https://example.com?a=1', 'must be an address without a path'],
  ['SITE_URL', 'https://user:word@example.com', 'must be an address without a path'],
  ['MAIL_FROM', 'abc', 'must be an e-mail address'],
  ['MAIL_FROM', 'Fieldtest <abc>', 'must be an e-mail address'],
  ['MAIL_FROM', 'one@example.com, two@example.com', 'must be an e-mail address'],
])('%s=%s is refused by its name alone', (name, value, sentence) => {
  const refused = () => readEnv({ ...needed, [name]: value })
  expect(refused).toThrow(new RegExp(`^The environment is not usable: ${name} must [^;]+$`))
  expect(refused).toThrow(sentence)
  expect(refused).not.toThrow(value)
})

const ADMIN_EMAIL = 'owner@example.com'

test.each([
  ['too-short', 'must have at least 12 characters'],
  ['x7'.repeat(40), 'must have at most 72 bytes'],
  ['Zürich-ähnlich-'.repeat(5).slice(0, 70), 'must have at most 72 bytes'],
  ['Password2026!', 'must be harder to guess'],
  ['Fieldtest2026!', 'must be harder to guess'],
  [ADMIN_EMAIL, 'must be harder to guess'],
])('%s is no password for an administrator, as registering would say', (ADMIN_SETUP_PASSWORD, sentence) => {
  const refused = () => readEnv({ ...needed, ADMIN_EMAIL, ADMIN_SETUP_PASSWORD })
  expect(refused).toThrow(/^The environment is not usable: ADMIN_SETUP_PASSWORD must [^;]+$/)
  expect(refused).toThrow(sentence)
  expect(refused).not.toThrow(ADMIN_SETUP_PASSWORD)
})

test('an address to which no mail can go is no administrator, as registering would say', () => {
  const refused = (email: string) => () =>
    readEnv({ ...needed, ADMIN_EMAIL: email, ADMIN_SETUP_PASSWORD: 'four-brown-hedgehogs' })
  expect(refused('owner')).toThrow(/ADMIN_EMAIL must be an e-mail address/)
  expect(refused(`${'a'.repeat(243)}@example.com`)).toThrow(/ADMIN_EMAIL must have at most 254 characters/)
  expect(refused(`${'a'.repeat(242)}@example.com`)).not.toThrow()
})

test('the first administrator is a pair or nobody', () => {
  const pair = { ADMIN_EMAIL, ADMIN_SETUP_PASSWORD: 'only the operator knows it' }
  expect(readEnv({ ...needed, ...pair })).toMatchObject(pair)
  for (const [absent, other] of [Object.keys(pair), Object.keys(pair).reverse()]) {
    const half = () => readEnv({ ...needed, ...pair, [String(absent)]: '' })
    expect(half).toThrow(new RegExp(`^The environment is not usable: ${absent} must stand beside ${other}.$`))
  }
})

test.each([
  ['SMTP_URL', 'smtp://mail:1025'],
  ['SMTP_URL', 'smtps://user:pa%23ss%25@[::1]:465?pool=false'],
  ['DATABASE_URL', 'postgresql://user:100%25safe@host:5432/site?sslmode=require'],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ['MAIL_FROM', 'no-reply@localhost'],
  ['MAIL_FROM', '"Fieldtest, the site" <no-reply@fieldtest.example>'],
])('%s=%s is taken as it is', (name, value) => {
  expect(readEnv({ ...needed, [name]: value })).toMatchObject({ [name]: value })
})

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com//', 'https://example.com'],
  ['HTTPS://Example.com:443/', 'https://example.com'],
  ['https://prüfstand.example', 'https://xn--prfstand-75a.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['', 'http://localhost:3000'],
])('SITE_URL=%s is %s, as browsers write it', (SITE_URL, origin) => {
  expect(readEnv({ ...needed, SITE_URL }).SITE_URL).toBe(origin)
})

test.each(['smtp://user:word@smtp.example.com:587', 'smtp://mail.example.com', 'smtp://127.example.com'])(
  'SMTP_URL=%s delivers, so it needs a sender',
  (SMTP_URL) => {
    for (const MAIL_FROM of ['', 'Fieldtest <no-reply@fieldtest.example>'])
      expect(() => readEnv({ ...needed, SMTP_URL, MAIL_FROM })).toThrow(/: MAIL_FROM must be an address of yours[^;]+$/)
    expect(readEnv({ ...needed, SMTP_URL, MAIL_FROM: 'us@example.com' })).toMatchObject({ SMTP_URL })
  },
)

test.each(['smtp://mail:1025', 'smtp://localhost:1025', 'smtp://127.0.0.1:1025', 'smtp://[::1]:1025'])(
  'SMTP_URL=%s is of this network, where mail is caught',
  (SMTP_URL) => {
    expect(readEnv({ ...needed, SMTP_URL })).toMatchObject({ SMTP_URL })
  },
)
