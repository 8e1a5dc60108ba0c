import { createHash } from 'node:crypto'
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server.js'
import { NextRequest } from 'next/server.js'
import { describe, expect, test } from 'vitest'
import { firstPaintScript } from '@/components/layout/document-attributes'
import { config, middleware } from '@/middleware'

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
const member = { cookie: 'authjs.session-token=anything' }

const runsFor = (url: string) => matches({ config, nextConfig: {}, url })

test.each(
  'dashboard profile settings bookmarks comments continue wishlist report notifications admin'
    .split(' ')
    .concat('forum/edit', 'forum/moderate', 'forum/history')
    .flatMap((page) => [[`/${page}`], [`/${page}/users`]]),
)('it runs for %s', (path) => expect(runsFor(path)).toBe(true))

test.each([
  '/',
  '/reviews',
  '/forum',
  '/forum/topic/1/x',
  '/forum/editors',
  '/people/admin',
  '/administration',
  '/go/x',
])('it does not run for %s', (path) => expect(runsFor(path)).toBe(false))

test.each([
  ['/settings', '/sign-in?callbackUrl=%2Fsettings'],
  ['/profile?tab=security', '/sign-in?callbackUrl=%2Fprofile%3Ftab%3Dsecurity'],
  ['/admin/users?role=admin&page=2', '/sign-in?callbackUrl=%2Fadmin%2Fusers%3Frole%3Dadmin%26page%3D2'],
])('a visitor of %s is sent to sign in', async (path, expected) => {
  const answer = await ask(path, { cookie: 'signed-in=1; my-authjs.session-token=1' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(`http://localhost:3000${expected}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('an action of an open page is answered, so that the form hears that the session has ended', async () => {
  const send = (method: string, headers: Record<string, string>) =>
    middleware(new NextRequest('http://localhost:3000/admin/blog/new', { method, headers }))
  expect((await send('POST', { 'next-action': 'a1' })).headers.get('x-middleware-next')).toBe('1')
  const form = { 'content-type': 'multipart/form-data; boundary=b' }
  expect((await send('POST', form)).headers.get('x-middleware-next')).toBe('1')
  expect((await send('GET', form)).headers.get('location')).toContain('/sign-in?')
  expect((await send('POST', {})).status).toBe(307)
  expect((await send('GET', { 'next-action': 'a1' })).status).toBe(307)
})

describe('somebody with a session cookie', () => {
  test.each(['authjs.session-token', '__Host-authjs.session-token'])('%s passes', async (name) => {
    const answer = await ask('/settings', { cookie: `${name}=anything` })
    expect(answer.headers.get('x-middleware-next')).toBe('1')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('gets a policy without inline scripts, but for the one of the layout', async () => {
    const policy = (await ask('/settings', member)).headers.get('content-security-policy') ?? ''
    const [scripts = ''] = /script-src [^;]+/.exec(policy) ?? []
    const hash = createHash('sha256').update(firstPaintScript).digest('base64')
    expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-/)
    expect(scripts).toContain(`'sha256-${hash}'`)
    expect(scripts).not.toContain('unsafe')
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule)
    }
  })

  test('gets another nonce at every request', async () => {
    const policies = await Promise.all([ask('/settings', member), ask('/settings', member)])
    const [one, other] = policies.map(({ headers }) => headers.get('content-security-policy'))
    expect(one).not.toBe(other)
  })
})
