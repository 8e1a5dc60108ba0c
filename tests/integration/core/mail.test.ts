import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { type Letter, queueMail } from '@/lib/core/mail'
import { deliverWaitingMails } from '@/lib/core/mail/deliver-mails'
import { LONGEST_SEND_MS } from '@/lib/core/mail/patience'
import { type MailServer, startMailServer } from '@/tests/support/mail-server'

const letter: Letter = {
  to: 'noor@example.com',
  subject: 'Reset your password',
  heading: 'Reset your password',
  paragraphs: ['Somebody asked for a new password.'],
  action: { label: 'Choose a new password', href: 'http://localhost:3000/reset-password?token=abc&x=1' },
}

beforeEach(async () => {
  await db.outgoingMail.deleteMany()
})

describe('the outbox', () => {
  test('holds a mail only if its transaction commits', async () => {
    await db
      .$transaction(async (tx) => {
        await queueMail(tx, letter)
        throw new Error('changed my mind')
      })
      .catch(() => {})
    expect(await db.outgoingMail.count()).toBe(0)
    await db.$transaction((tx) => queueMail(tx, letter))
    expect(await db.outgoingMail.count()).toBe(1)
  })

  test.each([
    ['a second recipient', { to: 'noor@example.com, eve@example.com' }],
    ['a header', { to: 'noor@example.com\r\nBcc: eve@example.com' }],
    ['a script as a link', { action: { label: 'Press', href: 'javascript:alert(1)' } }],
    ['a script as an unsubscribe link', { unsubscribeHref: 'javascript:alert(1)' }],
  ])('refuses %s', async (_what, change) => {
    await expect(queueMail(db, { ...letter, ...change })).rejects.toThrow()
    expect(await db.outgoingMail.count()).toBe(0)
  })
})

describe('without a mail server', () => {
  test('mails become files, and the log names the link', async () => {
    const logged = vi.spyOn(console, 'log').mockReturnValue()
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(1)
    expect(JSON.parse(String(logged.mock.calls.at(-1)?.[0]))).toMatchObject({
      event: 'mail.kept',
      link: letter.action?.href,
    })
    logged.mockRestore()

    const folder = join(env.DATA_DIR, 'outbox')
    const [name = ''] = readdirSync(folder)
    const file = join(folder, name)
    expect(readFileSync(file, 'utf8')).toMatch(/^To: noor@example\.com$/m)
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('with a mail server', () => {
  let server: MailServer
  const source = () => server.received.at(-1)?.source ?? ''
  const mails = () => db.outgoingMail.findMany({ orderBy: { createdAt: 'asc' } })

  beforeAll(async () => {
    server = await startMailServer()
    env.SMTP_URL = server.url
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.refuseWith(null)
    server.received.length = 0
  })

  test('a mail arrives once, with both parts and its headers', async () => {
    await queueMail(db, { ...letter, unsubscribeHref: 'http://localhost:3000/unsubscribe?id=<1>' })
    expect(await deliverWaitingMails()).toBe(1)
    expect(await deliverWaitingMails()).toBe(0)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ from: 'no-reply@fieldtest.example', to: ['noor@example.com'] })
    expect(source()).toMatch(/^Message-ID: <[0-9a-f-]{36}@fieldtest\.example>$/im)
    expect(source()).toMatch(/^Date: /m)
    expect(source()).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?id=%3C1%3E>$/m)
    expect(source()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(source()).toContain('Content-Type: text/plain')
    expect(source()).toContain('Content-Type: text/html')
  })

  test('a subject with line breaks stays one header', async () => {
    await queueMail(db, { ...letter, subject: 'Hello\r\nBcc: eve@example.com\u2028X-Evil: 1' })
    await deliverWaitingMails()
    expect(source()).not.toMatch(/^(Bcc|X-Evil):/m)
    expect(server.received[0]?.to).toEqual(['noor@example.com'])
  })

  test.each([
    ['sent', null, { sentAt: expect.any(Date), problem: null }],
    ['given up', 550, { sentAt: null, problem: expect.stringContaining('550') }],
  ])('of what was %s nothing is kept but to whom it went', async (_outcome, code, expected) => {
    server.refuseWith(code)
    const unsubscribeHref = 'http://localhost:3000/unsubscribe?token=never-ends'
    await queueMail(db, { ...letter, subject: 'Noor writes', replyTo: 'noor@example.net', unsubscribeHref })
    await deliverWaitingMails()
    const nothing = { subject: '', text: '', html: '', headers: {} }
    expect(await mails()).toMatchObject([{ ...expected, to: 'noor@example.com', ...nothing }])
    expect(JSON.stringify(await mails())).not.toMatch(/noor writes|example\.net|never-ends/i)
  })

  test('a server whose clock is behind that of the database waits as long', async () => {
    server.refuseWith(451)
    await queueMail(db, letter)
    await db.$executeRaw`UPDATE outgoing_mails SET created_at = now() - interval '2 minutes'`
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 })
    onTestFinished(() => void vi.useRealTimers())
    await deliverWaitingMails()
    // The next turn is that of five minutes; the one of a minute is over.
    expect(await mails()).toMatchObject([{ attempts: 2 }])
  })

  test('the mark of a mail outlasts the slowest server', async () => {
    const begun = vi.spyOn(db, '$transaction')
    await deliverWaitingMails()
    const timeout = begun.mock.calls[0]?.[1]?.timeout ?? 0
    begun.mockRestore()
    expect(timeout).toBeGreaterThan(LONGEST_SEND_MS)
    const [idle] = await db.$queryRaw<{ ms: number }[]>`
      SELECT setting::int AS ms FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'`
    expect(idle?.ms).toBeGreaterThan(timeout)
  })

  test('four deliveries at once send every mail exactly once', async () => {
    for (let number = 0; number < 20; number++) await queueMail(db, { ...letter, to: `n${number}@example.com` })
    const sent = await Promise.all(Array.from({ length: 4 }, deliverWaitingMails))
    expect(sent.reduce((sum, count) => sum + count)).toBe(20)
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(20)
    expect(server.received).toHaveLength(20)
  })

  test('"later" leaves the mail waiting for its next turn', async () => {
    server.refuseWith(451)
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(0)
    expect(await mails()).toMatchObject([{ sentAt: null, attempts: 1, problem: expect.stringContaining('451') }])
    server.refuseWith(null)
    expect(await deliverWaitingMails()).toBe(0)
    await db.$executeRaw`UPDATE outgoing_mails SET created_at = now() - interval '61 seconds'`
    expect(await deliverWaitingMails()).toBe(1)
    expect(await mails()).toMatchObject([{ sentAt: expect.any(Date), problem: null }])
  })

  test('"never" gives the mail up, and the next one goes', async () => {
    server.refuseWith(550)
    await queueMail(db, letter)
    await deliverWaitingMails()
    expect(await mails()).toMatchObject([{ sentAt: null, text: '', problem: expect.stringContaining('550') }])
    server.refuseWith(null)
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(1)
  })

  test.each([
    ['no password', 530, 'sender', 'Authentication required'],
    ['a sender that is not ours', 553, 'sender', 'Sender address rejected'],
    ['no right to relay', 554, 'recipient', '5.7.1 Relay access denied'],
  ] as const)('%s costs no mail, and all go once that is put right', async (_what, code, about, words) => {
    server.refuseWith(code, about, words)
    await queueMail(db, letter)
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(0)
    const kept = { text: expect.stringContaining('token=abc'), html: expect.stringContaining('token=abc') }
    const [first, second] = await mails()
    expect(first).toMatchObject({ ...kept, attempts: 1, problem: expect.stringContaining(`${code} ${words}`) })
    expect(second).toMatchObject(kept)
    server.refuseWith(null)
    await db.$executeRaw`UPDATE outgoing_mails SET created_at = created_at - interval '61 seconds'`
    expect(await deliverWaitingMails()).toBe(2)
  })

  test.each([
    ['an unknown recipient', 550, '5.1.1 Recipient address rejected: User unknown in relay recipient table', ''],
    ['a recipient with rules of their own', 554, '5.7.1 Access denied', 'token=abc'],
    ['a full mailbox', 452, '4.2.2 Mailbox full', 'token=abc'],
  ])('%s does not hold up the others', async (_what, code, words, kept) => {
    server.refuseWith(code, 'gone@example.com', words)
    await queueMail(db, { ...letter, to: 'gone@example.com' })
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(1)
    expect(await mails()).toMatchObject([
      { sentAt: null, text: kept && expect.stringContaining(kept), problem: expect.stringContaining(words) },
      { sentAt: expect.any(Date) },
    ])
  })

  test('a server that takes none of ten is left alone with the rest', async () => {
    server.refuseWith(554, 'recipient', '5.7.1 Relay access denied')
    for (let number = 0; number < 12; number++) await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(0)
    expect(await db.outgoingMail.count({ where: { attempts: 1 } })).toBe(10)
  })

  test('a server that takes leave in the middle is not asked again', async () => {
    server.refuseWith(421)
    await queueMail(db, letter)
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(0)
    expect(await mails()).toMatchObject([{ attempts: 1 }, { attempts: 0 }])
  })

  test('a server that is away costs no mail', async () => {
    await server.stop()
    await queueMail(db, letter)
    await queueMail(db, letter)
    expect(await deliverWaitingMails()).toBe(0)
    expect(await mails()).toMatchObject([{ attempts: 1 }, { attempts: 0 }])
  })
})
