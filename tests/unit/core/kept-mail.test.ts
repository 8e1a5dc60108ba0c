import { expect, test } from 'vitest'
import { keepsPublicMail } from '@/lib/core/mail/kept-mail'

test.each([
  ['https://example.com', undefined, true],
  ['https://example.com', 'smtp://mail:1025', true],
  ['https://example.com', 'smtp://relay:25', false],
  ['https://example.com', 'smtps://user:password@smtp.example.com:465', false],
  ['https://localhost', undefined, false],
  ['http://localhost:8080', 'smtp://mail:1025', false],
])('%s with %s', (SITE_URL, SMTP_URL, kept) => {
  expect(keepsPublicMail({ SITE_URL, SMTP_URL })).toBe(kept)
})
