import { beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '@/lib/auth/actions'
import { findViewer } from '@/lib/auth/viewer'
import { readAnswer, toAnsweredPage } from '@/lib/core/native-post'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, PASSWORD, wipe } from './people'

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://fieldtest.example'
})
vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

const SESSION = '__Host-authjs.session-token'
const ANSWER = '__Host-form-answer'

let browser: Browser

beforeEach(async () => {
  await wipe()
  browser = actAs(new Browser())
})

test('with https the session lies in a cookie that no other host can set and no plain connection sees', async () => {
  await addPerson('noor')
  await signIn(null, toForm({ email: 'noor@example.com', password: PASSWORD, callbackUrl: '/' }))
  expect([...browser.kept.keys()].sort()).toEqual([SESSION, 'signed-in'])
  const [session, hint] = [browser.kept.get(SESSION), browser.kept.get('signed-in')]
  expect(session?.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  // Browsers refuse the prefix with a domain.
  expect(session?.options).not.toHaveProperty('domain')
  expect(hint?.options).toMatchObject({ httpOnly: false, secure: true, sameSite: 'lax', path: '/' })
  expect(await findViewer()).toMatchObject({ username: 'noor' })

  if (session) browser.kept.set('authjs.session-token', { ...session, name: 'authjs.session-token' })
  browser.kept.delete(SESSION)
  expect(await findViewer()).toBeNull()
})

test('signing out takes both cookies there', async () => {
  await addPerson('noor')
  await signIn(null, toForm({ email: 'noor@example.com', password: PASSWORD, callbackUrl: '/' }))
  expect(browser.kept.size).toBe(2)
  await signOut(null, new FormData())
  expect([...browser.kept.keys()]).toEqual([])
})

test('what a form was answered with lies in such a cookie, too', async () => {
  const page = await toAnsweredPage('text', '/settings', { ok: false, problem: 'invalid', message: 'No.' })
  const id = new URL(page, 'http://site.test').searchParams.get('answer')
  expect([...browser.kept.keys()]).toEqual([ANSWER])
  const answer = browser.kept.get(ANSWER)
  expect(answer?.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  expect(answer?.options).not.toHaveProperty('domain')
  expect(await readAnswer('text', id)).toMatchObject({ message: 'No.' })

  if (answer) browser.kept.set('form-answer', { ...answer, name: 'form-answer' })
  browser.kept.delete(ANSWER)
  expect(await readAnswer('text', id)).toBeNull()
})
