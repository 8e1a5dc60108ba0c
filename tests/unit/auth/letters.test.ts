import { expect, test, vi } from 'vitest'
import { changeEmailLetter, resetLetter, verifyLetter } from '@/lib/auth/letters'
import { renderLetter } from '@/lib/core/mail/render-letter'

vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'http://localhost:3000' } }))

const TO = 'noor@example.com'

test.each([
  ['verification', (name: string) => verifyLetter(TO, name, 'token', '12345678')],
  ['reset', (name: string) => resetLetter(TO, name, 'token')],
  ['change', (name: string) => changeEmailLetter(TO, name, 'token')],
])('%s: a name does not become a link in a mail to whoever may not have chosen it', (_what, letter) => {
  for (const told of Object.values(renderLetter(letter('www.evil.example')))) {
    expect(told).not.toContain('evil.example')
    expect(told).toContain('www\u2060.evil\u2060.example')
  }
  expect(renderLetter(letter('noor_haddad-2')).text).toContain('noor_haddad-2')
})
