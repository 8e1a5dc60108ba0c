import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@/lib/auth/actions'
import { requireAdmin, requireMember, requireStaff } from '@/lib/auth/guards'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, PASSWORD, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})

const entered = async (role: 'user' | 'moderator' | 'admin') => {
  await addPerson('somebody', { role })
  await signIn(null, toForm({ email: 'somebody@example.com', password: PASSWORD }))
}

test.each([
  ['user', 'denied', 'denied'],
  ['moderator', { role: 'moderator' }, 'denied'],
  ['admin', { role: 'admin' }, { role: 'admin' }],
] as const)('%s', async (role, staff, admin) => {
  await entered(role)
  expect(await requireMember('/settings')).toMatchObject({ username: 'somebody', role })
  const verdict = (expected: 'denied' | { role: string }) =>
    expected === 'denied' ? 'denied' : expect.objectContaining(expected)
  expect(await requireStaff('/admin/blog')).toEqual(verdict(staff))
  expect(await requireAdmin('/admin/users')).toEqual(verdict(admin))
})

test.each([requireMember, requireStaff, requireAdmin])(
  'a visitor is sent to sign in and back, and nowhere else',
  async (guard) => {
    const target = (path?: string) => guard(path).catch((error: { digest?: string }) => error.digest?.split(';')[2])
    expect(await target('/admin/users?page=2')).toBe('/sign-in?callbackUrl=%2Fadmin%2Fusers%3Fpage%3D2')
    expect(await target('//evil.example')).toBe('/sign-in')
    expect(await target()).toBe('/sign-in')
  },
)
