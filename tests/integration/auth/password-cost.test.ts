import { expect, test, vi } from 'vitest'
import { NOBODY } from '@/lib/auth/password-cost'
import { hashPassword } from '@/lib/auth/password-hashing'
import { PASSWORD } from './people'

// The other tests hash cheaply (tests/support/integration-setup.ts); here it is the cost that counts.
vi.unmock('@/lib/auth/password-cost')

test('a password is hashed at the cost of the site, and nobody’s hash takes as long to compare', async () => {
  expect(await hashPassword(PASSWORD)).toMatch(/^\$2b\$12\$/)
  expect(NOBODY).toMatch(/^\$2b\$12\$[./\w]{53}$/)
})
