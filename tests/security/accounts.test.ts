import { randomUUID } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readMails } from '@/tests/support/mail-box'
import { makeAccounts, type Person, someName, somePassword } from '@/tests/support/people'
import { ask, site } from './support/ask'
import { type Form, findForm, fromSomewhere, readNext, submit, submitByScript, toCookie } from './support/form'

const SESSION = 'authjs.session-token'
const EVIL = 'evil.example'

const accounts = makeAccounts()
let signInForm: Form
let registerForm: Form
let forgotForm: Form

beforeAll(async () => {
  signInForm = await findForm('/sign-in', 'name="password"')
  registerForm = await findForm('/register', 'name="username"')
  forgotForm = await findForm('/reset-password', 'name="email"')
})
afterAll(() => accounts.close())

const enter = ({ email, password }: Person) => submit(signInForm, { email, password }, fromSomewhere())

const registration = (changes: Record<string, string> = {}) => {
  const [username, password] = [someName('new'), somePassword()]
  return { username, email: `${username}@example.com`, password, confirmPassword: password, ...changes }
}

const askViewer = async (token: string) => {
  const { status, body } = await ask('/api/viewer', { headers: { Cookie: `${SESSION}=${token}; signed-in=1` } })
  expect(status).toBe(200)
  return JSON.parse(body.toString()).viewer
}

const awaitLink = async (email: string) => {
  const mail = await vi.waitUntil(async () => (await readMails(email)).at(-1), { timeout: 15_000, interval: 100 })
  return new URL(mail.link)
}

test('a form cannot say who somebody is: role, verification and id are not read', async () => {
  const id = randomUUID()
  const form = registration()
  const forged = {
    role: 'admin',
    id,
    userId: id,
    emailVerified: 'true',
    emailVerifiedAt: '2020-01-01',
    protected: 'true',
    isAdmin: '1',
  }
  const { status, location } = await submit(registerForm, { ...form, ...forged }, fromSomewhere())
  expect([status, location]).toEqual([303, expect.stringMatching(/\/verify-email$/)])
  const [row] = await accounts.sql`
    select u.id, u.email_verified_at, u.protected, p.role from users u join profiles p on p.id = u.id where u.email = ${form.email}`
  expect(row).toMatchObject({ email_verified_at: null, protected: false, role: 'user' })
  expect(row?.id).not.toBe(id)
})

const MIB = 1024 * 1024
const TOO_LARGE = 'This is too large to be sent.'

test.each([1_000_000, MIB, 2_000_000])('a password of %i bytes is never hashed, whatever the form', async (size) => {
  const compared: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const fields = { email: `nobody-${size}-${turn}@example.com`, password: 'not-the-password' }
    compared.push((await submit(signInForm, fields, fromSomewhere())).milliseconds)
  }
  const password = 'a'.repeat(size)
  for (const [form, fields] of [
    [signInForm, { email: 'somebody@example.com', password }],
    [registerForm, registration({ password, confirmPassword: 'x' })],
  ] as const) {
    const times: number[] = []
    let last: Awaited<ReturnType<typeof submit>> | undefined
    for (let turn = 0; turn < 9; turn++) {
      last = await submit(form, fields, fromSomewhere())
      expect(last.status, form.page).toBe(303)
      expect(last.cookies, form.page).not.toHaveProperty(SESSION)
      times.push(last.milliseconds)
    }
    // The quickest of each: the others may have waited for something else.
    expect(Math.min(...times), form.page).toBeLessThan(Math.min(...compared) / 2)
    const told = size < MIB ? 'Password must be at most 72 bytes' : TOO_LARGE
    expect(last && (await readNext(last)), form.page).toContain(told)
  }
})

test.each([1.5 * MIB, 3 * MIB])(
  'a form of %i bytes is told that it is too large, with scripts and without',
  async (size) => {
    const fields = { ...registration(), username: 'a'.repeat(size) }
    const native = await submit(registerForm, fields, fromSomewhere())
    expect(native.status).toBe(303)
    expect(await readNext(native)).toContain(TOO_LARGE)

    const scripted = await submitByScript(registerForm, fields, fromSomewhere())
    expect(scripted.status).toBe(200)
    expect(scripted.body.toString()).toContain(TOO_LARGE)
  },
)

describe('a forged host', () => {
  const forgeries: Record<string, string>[] = [
    { Host: EVIL, Origin: `http://${EVIL}` },
    { 'X-Forwarded-Host': EVIL, Origin: `http://${EVIL}` },
    {
      Host: EVIL,
      'X-Forwarded-Host': EVIL,
      'X-Forwarded-Proto': 'https',
      Forwarded: `host=${EVIL}`,
      Origin: `http://${EVIL}`,
    },
  ]
  test.each(forgeries)('%j reaches no mailed link and no redirect', async (forged) => {
    const { email } = await accounts.add()
    const { location } = await submit(forgotForm, { email }, { ...fromSomewhere(), ...forged })
    expect(location).not.toContain(EVIL)
    expect((await awaitLink(email)).origin).toBe(site.origin)
  })
  test.each(forgeries)('%j reaches no redirect of a guard', async (forged) => {
    for (const path of ['/settings', '/profile', '/api/auth/leave', '/api/auth/callback/google?code=x&state=y']) {
      const { status, headers } = await ask(path, { headers: forged })
      expect(status, path).toBeLessThan(400)
      expect(headers.location ?? '', path).not.toContain(EVIL)
    }
  })
})

test('what a caller writes into X-Forwarded-For does not give it a new network', async () => {
  const { 'X-Forwarded-For': network } = fromSomewhere()
  const tries: string[] = []
  for (let turn = 0; turn < 8; turn++) {
    const { 'X-Forwarded-For': invented } = fromSomewhere()
    const fields = { email: `${someName('nobody')}@example.com`, password: 'Not-the-password-1' }
    tries.push(await readNext(await submit(signInForm, fields, { 'X-Forwarded-For': `${invented}, ${network}` })))
  }
  expect(tries.filter((text) => text.includes('Invalid email or password'))).toHaveLength(6)
  expect(tries.at(-1)).toMatch(/Too many attempts\. Please wait \d+ (second|minute)s?/)
})

describe('the session', () => {
  let person: Person
  let token: string
  let setCookies: string[]
  beforeAll(async () => {
    person = await accounts.add()
    const answer = await enter(person)
    token = answer.cookies[SESSION] ?? ''
    setCookies = answer.headers['set-cookie'] ?? []
    expect(await askViewer(token)).toMatchObject({ username: person.username })
  })

  test('its cookies are locked, and the readable one says nothing', () => {
    const lineOf = (name: string) => setCookies.find((line) => line.startsWith(`${name}=`)) ?? ''
    expect(lineOf(SESSION)).toMatch(/; *Path=\/(;|$)/i)
    expect(lineOf(SESSION)).toMatch(/; *HttpOnly/i)
    expect(lineOf(SESSION)).toMatch(/; *SameSite=lax/i)
    expect(lineOf(SESSION)).not.toMatch(/; *Domain=/i)
    expect(Number(/Max-Age=(\d+)/i.exec(lineOf(SESSION))?.[1])).toBeLessThanOrEqual(30 * 24 * 60 * 60)
    expect(lineOf('signed-in')).toMatch(/^signed-in=1;/)
    expect(lineOf('signed-in')).toMatch(/; *SameSite=lax/i)
    expect(lineOf('signed-in')).not.toMatch(/HttpOnly/i)
  })

  test('who is looking is not kept anywhere', async () => {
    for (const cookie of [`${SESSION}=${token}`, '']) {
      const { headers } = await ask('/api/viewer', { headers: cookie ? { Cookie: cookie } : {} })
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  test('a token that was changed, cut or lengthened is a visitor', async () => {
    const flipped = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    const parts = token.split('.')
    const forged = [
      ...[0, 10, 60, token.length - 30, token.length - 2].map(flipped),
      token.slice(0, -10),
      `${token}x`,
      parts.slice(0, 3).join('.'),
      'x',
      '....',
      'a'.repeat(5000),
      encodeURIComponent('{"sid":"x"}'),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sid: 'x', sub: person.id })).toString('base64url')}.`,
    ].filter((value) => value !== token)
    for (const value of forged) expect(await askViewer(value), value.slice(0, 40)).toBeNull()
  })

  test('a token of another key, another use or the past is a visitor', async () => {
    const right = { secret: process.env.AUTH_SECRET ?? '', salt: SESSION, maxAge: 60 }
    const opened = await decode({ ...right, token })
    const askWith = async (claims: Record<string, unknown>, wrong: Partial<typeof right> = {}) =>
      askViewer(await encode({ ...right, ...wrong, token: claims }))
    expect(opened?.sid).toMatch(/^[\w-]{43}$/)
    const { sid } = opened ?? {}
    expect(await askWith({ sid })).toMatchObject({ username: person.username })
    // What a token says beside its secret is not read.
    expect(await askWith({ sid, sub: randomUUID(), role: 'admin' })).toMatchObject({
      username: person.username,
      role: 'user',
    })
    expect(await askWith({ sid }, { secret: 'another-secret-that-is-long-enough-as-well' })).toBeNull()
    expect(await askWith({ sid }, { salt: 'social-intent' })).toBeNull()
    expect(await askWith({ sid }, { maxAge: -60 })).toBeNull()
    const [row] = await accounts.sql`select id from sessions where user_id = ${person.id}`
    for (const stranger of [row?.id, person.id, randomUUID()])
      expect(await askWith({ sid: stranger, sub: person.id })).toBeNull()
  })

  test('an expired row is a visitor', async () => {
    await accounts.sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${person.id}`
    expect(await askViewer(token)).toBeNull()
  })
})

test('two registrations of one name at the same time make one account', async () => {
  const username = someName('twin')
  const forms = [1, 2, 3, 4].map((number) => registration({ username, email: `${username}-${number}@example.com` }))
  const answers = await Promise.all(forms.map((form) => submit(registerForm, form, fromSomewhere())))
  const texts = await Promise.all(answers.map(readNext))
  expect(texts.filter((text) => text.includes('Username is already taken'))).toHaveLength(3)
  expect(await accounts.sql`select id from profiles where username = ${username}`).toHaveLength(1)
  expect(await accounts.sql`select id from users where email like ${`${username}-%`}`).toHaveLength(1)
})

test('a verification is used once', async () => {
  const form = registration()
  await submit(registerForm, form, fromSomewhere())
  const { pathname, search } = await awaitLink(form.email)
  const verify = await findForm(pathname + search, 'name="token"')
  const answers = await Promise.all([1, 2, 3].map(() => submit(verify, {}, fromSomewhere())))
  const texts = await Promise.all([...answers, await submit(verify, {}, fromSomewhere())].map(readNext))
  expect(texts.filter((text) => text.includes('Email verified'))).toHaveLength(1)
  expect(
    texts.filter((text) => text.includes('Invalid or expired token. Please request a new verification link.')),
  ).toHaveLength(3)
})

test('a reset is used once', async () => {
  const { email } = await accounts.add()
  await submit(forgotForm, { email }, fromSomewhere())
  const { pathname, search } = await awaitLink(email)
  const reset = await findForm(pathname + search, 'name="token"')
  const password = somePassword()
  const send = () => submit(reset, { password, confirmPassword: password }, fromSomewhere())
  const texts = await Promise.all([...(await Promise.all([send(), send(), send()])), await send()].map(readNext))
  expect(texts.filter((text) => text.includes('Password reset successful'))).toHaveLength(1)
  expect(
    texts.filter((text) => text.includes('Invalid or expired token. Please request a new reset link.')),
  ).toHaveLength(3)
})

test('a provider’s answer that nobody here asked for is refused', async () => {
  const { status, headers } = await ask('/api/auth/callback/google?code=stolen&state=forged', {
    headers: fromSomewhere(),
  })
  expect(status).toBe(303)
  const location = headers.location ?? ''
  expect(await readNext({ ...(await ask('/')), location, cookies: {} })).toContain('Failed to sign in with Google')
})

test('of the addresses of Auth.js only the way back from a provider exists', async () => {
  for (const path of [
    'callback/credentials',
    'callback/twitter',
    'callback/nope',
    'signin',
    'signin/google',
    'signin/credentials',
    'session',
    'csrf',
    'signout',
    'error',
    'verify-request',
  ]) {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await ask(`/api/auth/${path}`, {
        method,
        headers: { ...fromSomewhere(), 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin },
        ...(method === 'POST' ? { body: 'email=ada%40example.com&password=x&csrfToken=x&json=true' } : {}),
      })
      expect([404, 405], `${method} ${path}`).toContain(status)
      expect(headers['set-cookie'] ?? [], `${method} ${path}`).toEqual([])
    }
  }
})

test('members’ pages show a stranger nothing', async () => {
  for (const path of ['/settings', '/profile', '/profile?tab=security']) {
    const { status, headers } = await ask(path)
    expect([303, 307], path).toContain(status)
    expect(headers.location, path).toContain(`/sign-in?${new URLSearchParams({ callbackUrl: path })}`)
    expect(headers['cache-control'], path).toContain('no-store')
    const forged = await ask(path, { headers: { Cookie: toCookie({ [SESSION]: 'x' }) } })
    expect(forged.body.toString(), path).not.toMatch(/Linked accounts|Account Information|Current password/)
  }
})
