import { beforeEach, expect, test, vi } from 'vitest'
import { changePassword, requestPasswordReset, resetPassword, signIn } from '@/lib/auth/actions'
import { findViewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, PASSWORD, secretsIn, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

/** What happens once, between the comparison of a password and what it allows. */
const meanwhile = vi.hoisted(() => ({ act: null as null | (() => Promise<unknown>) }))
vi.mock('@/lib/auth/password-hashing', async (original) => {
  const real = await original<typeof import('@/lib/auth/password-hashing')>()
  return {
    ...real,
    async isPasswordOf(plain: string, hash: string | null | undefined) {
      const answer = await real.isPasswordOf(plain, hash)
      const { act } = meanwhile
      meanwhile.act = null
      await act?.()
      return answer
    },
  }
})

const MAIL = 'noor@example.com'
const [NEXT, OTHER] = ['quiet-harbor-91-finch', 'amber-window-37-heron']

beforeEach(async () => {
  await wipe()
  await addPerson('noor')
  await requestPasswordReset(null, toForm({ email: MAIL }))
  const { token } = await secretsIn(MAIL)
  meanwhile.act = () => resetPassword(null, toForm({ token, password: NEXT, confirmPassword: NEXT }))
})

const enter = (password: string) => signIn(null, toForm({ email: MAIL, password }))

test('a password that is replaced while it is compared opens nothing', async () => {
  actAs(new Browser())
  expect(await enter(PASSWORD)).toMatchObject({ problem: 'invalid', message: 'Invalid email or password' })
  expect(await findViewer()).toBeNull()
  expect(await db.session.count({ where: { endedAt: null } })).toBe(0)
  expect(await enter(NEXT)).toMatchObject({ ok: true })
})

test('nor does it choose the next one', async () => {
  const reset = meanwhile.act
  meanwhile.act = null
  actAs(new Browser())
  await enter(PASSWORD)
  meanwhile.act = reset
  const fields = { currentPassword: PASSWORD, password: OTHER, confirmPassword: OTHER }
  expect(await changePassword(null, toForm(fields))).toMatchObject({
    fieldErrors: { currentPassword: ['This is not your current password'] },
  })
  actAs(new Browser())
  expect(await enter(OTHER)).toMatchObject({ problem: 'invalid' })
  expect(await enter(NEXT)).toMatchObject({ ok: true })
})
