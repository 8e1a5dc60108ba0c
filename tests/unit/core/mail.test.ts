import { describe, expect, test } from 'vitest'
import { type Letter, toEnvelope } from '@/lib/core/mail/letter'
import { renderLetter } from '@/lib/core/mail/render-letter'
import { isAboutOneMail, RETRY_SECONDS, retryAfter } from '@/lib/core/mail/retry'

const letter: Letter = {
  to: 'noor@example.com',
  subject: 'Welcome <b>',
  heading: 'Hello "Noor" & friends',
  paragraphs: ['First <script>alert(1)</script>.', 'Second.'],
  action: { label: 'Verify', href: 'https://example.com/verify-email?token=abc&from="mail"' },
  note: 'If this was not you, ignore it.',
  unsubscribeHref: 'https://example.com/unsubscribe?id=1',
}

describe('a letter', () => {
  test('says the same as text and as HTML', () => {
    const { text, html } = renderLetter(letter)
    for (const part of [letter.note ?? '', 'Second.', 'Verify', 'Fieldtest']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain('https://example.com/verify-email?token=abc&from="mail"')
    expect(html).toContain('href="https://example.com/verify-email?token=abc&amp;from=&quot;mail&quot;"')
  })

  test('escapes everything that was written by people', () => {
    const { html } = renderLetter(letter)
    expect(html).not.toContain('<script')
    expect(html).toContain('<title>Welcome &lt;b&gt;</title>')
    expect(html).toContain('Hello &quot;Noor&quot; &amp; friends')
  })

  test('is designed for dark mail programs too', () => {
    expect(renderLetter(letter).html).toMatch(
      /<meta name="color-scheme" content="light dark">[\s\S]*@media \(prefers-color-scheme: dark\)/,
    )
  })

  test('without action, note and mailing list it has none of them', () => {
    const { html, text } = renderLetter({ to: 'a@example.com', subject: 'S', heading: 'H', paragraphs: ['P'] })
    expect(html).not.toContain('<a ')
    expect(text).not.toContain('undefined')
  })

  test('a subject is one line of at most 200 characters', () => {
    const { subject } = toEnvelope({ ...letter, subject: ` a\r\nBcc: x\u2028y\0z ${'😀'.repeat(300)}` })
    expect(subject).toMatch(/^a Bcc: x y z 😀/u)
    expect(Array.from(subject)).toHaveLength(200)
    expect(subject.isWellFormed()).toBe(true)
  })
})

describe('the next attempt', () => {
  const queued = new Date('2026-11-20T08:00:00Z')
  const after = (seconds: number) => new Date(queued.getTime() + seconds * 1000)
  const problem = (code: string) => Object.assign(new Error('no'), { code })
  /** As the mail library tells what a server answered to a command. */
  const refusal = (code: string, command: string, response: string) =>
    Object.assign(problem(code), { command, response, responseCode: Number.parseInt(response, 10) })
  const GIVEN_UP = RETRY_SECONDS.length

  test.each([
    ['at once: after a minute', 0, 1],
    ['after a minute: at five', 60, 2],
    ['after a standstill of a day: once, at two days', 86_400, 8],
    ['after two days: never', 172_800, GIVEN_UP],
  ])('%s', (_when, age, next) => {
    expect(retryAfter(problem('ESOCKET'), queued, after(age))).toBe(next)
  })

  test.each([
    ['an unknown recipient', refusal('EENVELOPE', 'RCPT TO', '550 5.1.1 No such user'), GIVEN_UP],
    ['an unknown recipient, in bare words', refusal('EENVELOPE', 'RCPT TO', '550 No such user'), GIVEN_UP],
    [
      'an unknown recipient, of a server that relays',
      refusal(
        'EENVELOPE',
        'RCPT TO',
        '550 5.1.1 <n@example.com>: Recipient address rejected: User unknown in relay recipient table',
      ),
      GIVEN_UP,
    ],
    [
      'an unknown recipient, of a host that is called so',
      refusal('EENVELOPE', 'RCPT TO', '550 mx.relay.example: No such user'),
      GIVEN_UP,
    ],
    ['a domain that takes no mail', refusal('EENVELOPE', 'RCPT TO', '556 5.1.10 Null MX'), GIVEN_UP],
    [
      'a sender that is not ours, told late',
      refusal('EENVELOPE', 'RCPT TO', '550 5.7.1 <a@b.c>: Sender address rejected: not owned'),
      1,
    ],
    ['a sender without a domain, told late', refusal('EENVELOPE', 'RCPT TO', '550 5.1.8 Sender address rejected'), 1],
    ['a full mailbox', refusal('EENVELOPE', 'RCPT TO', '452 4.2.2 Mailbox full'), 1],
    ['a refused text', refusal('EMESSAGE', 'DATA', '554 5.6.0 Not like this'), GIVEN_UP],
    ['our own wrong password', refusal('EAUTH', 'AUTH PLAIN', '535 5.7.8 Authentication failed'), 1],
    ['no password', refusal('EENVELOPE', 'MAIL FROM', '530 Authentication required'), 1],
    ['no password, told late', refusal('EENVELOPE', 'RCPT TO', '530 Authentication required'), 1],
    ['no encryption', refusal('EENVELOPE', 'MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'), 1],
    ['a sender that is not ours', refusal('EENVELOPE', 'MAIL FROM', '553 5.1.8 Sender address rejected'), 1],
    ['a sender without a mailbox', refusal('EENVELOPE', 'MAIL FROM', '550 Unknown sender'), 1],
    ['no right to relay', refusal('EENVELOPE', 'RCPT TO', '554 5.7.1 <n@example.com>: Relay access denied'), 1],
    ['no right to relay, in bare words', refusal('EENVELOPE', 'RCPT TO', '550 relay not permitted'), 1],
    ['no right to relay, in other words', refusal('EENVELOPE', 'RCPT TO', '550 We do not relay'), 1],
    ['no right to relay, in lines', refusal('EENVELOPE', 'RCPT TO', '550-Sign in first\n550 Relaying denied'), 1],
    ['a sender that nothing vouches for', refusal('EMESSAGE', 'DATA', '550-5.7.26 Unauthenticated\n550 5.7.26 x'), 1],
    ['a refusal to take any data', refusal('EENVELOPE', 'DATA', '554 No'), 1],
    ['no connection', problem('ECONNECTION'), 1],
    ['something that is no error', 'no', 1],
  ])('after %s', (_what, error, next) => {
    expect(retryAfter(error, queued, queued)).toBe(next)
  })

  test.each([
    ['a full mailbox', refusal('EENVELOPE', 'RCPT TO', '452 4.2.2 Mailbox full'), true],
    ['a text that the rules are against', refusal('EMESSAGE', 'DATA', '554 5.7.1 Spam'), true],
    ['a farewell', refusal('EENVELOPE', 'RCPT TO', '421 4.3.2 Shutting down'), false],
    ['no password, told late', refusal('EENVELOPE', 'RCPT TO', '530 Authentication required'), false],
    ['a sender that is not ours', refusal('EENVELOPE', 'MAIL FROM', '553 5.1.8 Sender address rejected'), false],
    ['our own wrong password', refusal('EAUTH', 'AUTH PLAIN', '535 5.7.8 Authentication failed'), false],
    ['no connection', problem('ECONNECTION'), false],
    ['something that is no error', 'no', false],
  ])('%s is about one mail: %s', (_what, error, expected) => {
    expect(isAboutOneMail(error)).toBe(expected)
  })
})
