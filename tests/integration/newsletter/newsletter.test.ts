import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { confirmSubscription, saveTopics, subscribe, unsubscribe } from '@/lib/newsletter/actions'
import { removeLeft, removeUnconfirmed } from '@/lib/newsletter/commands'
import {
  countSubscribers,
  EXPORT_COLUMNS,
  listSubscribers,
  streamSubscribers,
  toExportLines,
} from '@/lib/newsletter/list-queries'
import { answerOneClick, leadToUnsubscribePage } from '@/lib/newsletter/one-click'
import { findSubscription } from '@/lib/newsletter/queries'
import { TOPIC_KEYS } from '@/lib/newsletter/schema'
import { request, toForm } from '@/tests/support/request'
import { silently } from '@/tests/support/silently'

const NOOR = 'noor@example.com'
const THANKS = { ok: true, data: {}, message: 'Thank you for subscribing to our newsletter.' }

const send = (email = NOOR, more: Record<string, string> = {}) =>
  subscribe(null, toForm({ email, source: 'home', ...more }))
const rows = () => db.newsletterSubscriber.findMany({ orderBy: { email: 'asc' } })
const mails = () => db.outgoingMail.findMany({ orderBy: { id: 'asc' } })
const tokenOf = (text = '') => /\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
const newestToken = async () => tokenOf((await mails()).at(-1)?.text)
const post = (token: string) =>
  answerOneClick(
    new Request(`http://localhost:3000/api/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': request.address, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )

let network = 0

beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany()
  await db.outgoingMail.deleteMany()
  await db.rateLimit.deleteMany()
  network += 1
  request.address = `198.51.${network}.7`
})

describe('subscribing', () => {
  test('waits for the mail to be confirmed, then welcomes, once', async () => {
    expect(await send('Noor@Example.com ')).toEqual(THANKS)
    const [pending] = await rows()
    expect(pending).toMatchObject({
      email: NOOR,
      status: 'pending',
      source: 'home',
      topics: TOPIC_KEYS,
      confirmedAt: null,
    })
    const [asked, ...more] = await mails()
    expect(more).toEqual([])
    expect(asked).toMatchObject({ to: NOOR, subject: 'Please confirm your subscription to Fieldtest' })
    const token = tokenOf(asked?.text)
    expect(asked?.text).toContain(`http://localhost:3000/newsletter/confirm?token=${token}`)
    expect(JSON.stringify(await rows())).not.toContain(token)

    const form = toForm({ token })
    const answers = await Promise.all([confirmSubscription(null, form), confirmSubscription(null, form)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(await rows()).toMatchObject([{ status: 'confirmed', confirmedAt: expect.any(Date) }])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      asked?.subject,
      'Welcome to the Fieldtest newsletter',
    ])
  })

  test('answers the same for an address that is on the list, and changes nothing about it', async () => {
    await send()
    await confirmSubscription(null, toForm({ token: await newestToken() }))
    const before = await rows()
    await db.rateLimit.deleteMany()
    await db.outgoingMail.deleteMany()
    expect(await send()).toEqual(THANKS)
    expect(await rows()).toEqual(before)
    expect(await mails()).toMatchObject([{ to: NOOR, subject: 'You already get the Fieldtest newsletter' }])
  })

  test('mails one address once an hour, wherever it is asked from, and says the same', async () => {
    await send()
    request.address = '203.0.113.9'
    expect(await send()).toEqual(THANKS)
    expect(await mails()).toHaveLength(1)
  })

  test('takes five an hour from one network', async () => {
    for (let number = 0; number < 5; number++) expect(await send(`n${number}@example.com`)).toEqual(THANKS)
    expect(await send('n9@example.com')).toMatchObject({ ok: false, problem: 'rate_limited' })
    expect(await rows()).toHaveLength(5)
  })

  test('of ten at once keeps one address and mails once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, number) => {
        request.address = `203.0.${number}.1`
        return send()
      }),
    )
    expect(await rows()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('that failed is mailed when it is tried again within the hour', async () => {
    const failing = vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('The connection was lost.'))
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    expect(await send()).toMatchObject({ ok: false, problem: 'unexpected' })
    failing.mockRestore()
    silent.mockRestore()
    expect(await send()).toEqual(THANKS)
    expect(await mails()).toHaveLength(1)
  })

  test('with an address that is confirmed meanwhile does not undo that', async () => {
    await send()
    await db.rateLimit.deleteMany()
    // Holds up whoever is about to write the row, before the row is locked.
    await db.$executeRaw`
      CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END'`
    await db.$executeRaw`
      CREATE TRIGGER held BEFORE UPDATE ON newsletter_subscribers FOR EACH STATEMENT EXECUTE FUNCTION hold_up()`
    onTestFinished(async () => {
      await db.$executeRaw`DROP FUNCTION hold_up CASCADE`
    })
    const waiting = async () =>
      db.$queryRaw<object[]>`
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    // As long as both waits below.
    const PATIENTLY = { timeout: 25_000 }
    let [again, confirming]: Promise<unknown>[] = []
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(1)`
      again = send()
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000)
      let isDone = false
      confirming = silently(db.$executeRaw`UPDATE newsletter_subscribers SET status = 'confirmed'`).then(() => {
        isDone = true
      })
      await vi.waitFor(async () => expect(isDone || (await waiting()).length === 2).toBe(true), 10_000)
    }, PATIENTLY)
    expect(await again).toEqual(THANKS)
    await confirming
    expect(await rows()).toMatchObject([{ status: 'confirmed' }])
  })

  test.each([
    ['nothing', '', 'Please enter your email address'],
    ['blanks', '   ', 'Please enter your email address'],
    ['no address', 'noor', 'Please enter a valid email address'],
    ['two addresses', 'a@example.com, b@example.com', 'Please enter a valid email address'],
    ['a line break', 'a@example.com\nBcc: b@example.com', 'Please enter a valid email address'],
  ])('%s is refused', async (_what, email, message) => {
    expect(await send(email)).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { email: [message] } })
    expect(await rows()).toEqual([])
  })

  test('a program that fills in everything is thanked and forgotten', async () => {
    expect(await send(NOOR, { website: 'https://spam.example' })).toEqual(THANKS)
    expect(await rows()).toEqual([])
  })

  test('a link that nobody was mailed confirms nothing', async () => {
    await send()
    for (const token of ['', 'short', 'x'.repeat(43), 'x'.repeat(5000)]) {
      expect(await confirmSubscription(null, toForm({ token }))).toMatchObject({ ok: false, problem: 'invalid' })
    }
    expect(await rows()).toMatchObject([{ status: 'pending' }])
  })

  test('without confirmation ends after thirty days', async () => {
    await send()
    await send('iris@example.com')
    await db.newsletterSubscriber.update({
      where: { email: NOOR },
      data: { confirmMailedAt: new Date(Date.now() - 31 * 86_400_000) },
    })
    expect(await removeUnconfirmed()).toBe(1)
    expect(await rows()).toMatchObject([{ email: 'iris@example.com' }])
  })
})

describe('every mail', () => {
  test('carries the headers of a one-click unsubscribe and a link that works', async () => {
    await send()
    const token = await newestToken()
    await confirmSubscription(null, toForm({ token }))
    await db.rateLimit.deleteMany()
    await send()
    const all = await mails()
    expect(all).toHaveLength(3)
    for (const { headers, text } of all) {
      expect(headers).toEqual({
        'List-Unsubscribe': `<http://localhost:3000/api/newsletter/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      expect(text).toContain(`Unsubscribe: http://localhost:3000/api/newsletter/unsubscribe?token=${token}`)
    }
  })
})

describe('leaving', () => {
  test('by the button of a mail program, at once, also twice', async () => {
    await send()
    const token = await newestToken()
    await confirmSubscription(null, toForm({ token }))
    for (let time = 0; time < 2; time++) {
      const answer = await post(token)
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        200,
        null,
        'private, no-store',
      ])
    }
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', unsubscribedAt: expect.any(Date) }])
  })

  test('a link that is only looked at changes nothing and leads to the page with a button', async () => {
    await send()
    const token = await newestToken()
    await confirmSubscription(null, toForm({ token }))
    const answer = leadToUnsubscribePage(new Request(`http://evil.example/api/newsletter/unsubscribe?token=${token}`))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/newsletter/unsubscribe?token=${token}`)
    expect(await rows()).toMatchObject([{ status: 'confirmed' }])
  })

  test('by the page; nobody else’s link is a 404', async () => {
    await send()
    expect(await unsubscribe(null, toForm({ token: await newestToken() }))).toMatchObject({ ok: true })
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }])
    expect((await post('x'.repeat(43))).status).toBe(404)
    expect((await post('')).status).toBe(404)
  })

  test('by a provider of mail that calls for many: only secrets of nobody are counted', async () => {
    await send()
    const token = await newestToken()
    for (let number = 0; number < 120; number++) expect((await post('x'.repeat(43))).status).toBe(404)
    expect((await post('x'.repeat(43))).status).toBe(429)
    expect((await post(token)).status).toBe(200)
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('is forgotten a year later', async () => {
    await send()
    await unsubscribe(null, toForm({ token: await newestToken() }))
    await send('iris@example.com')
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect([await removeLeft(), await removeLeft(later(364)), await removeLeft(later(366))]).toEqual([0, 0, 1])
    expect(await rows()).toMatchObject([{ email: 'iris@example.com' }])
  })

  test('and coming back: confirmed anew, with the same links', async () => {
    await send()
    const token = await newestToken()
    await unsubscribe(null, toForm({ token }))
    await db.rateLimit.deleteMany()
    await send()
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect(await newestToken()).toBe(token)
    await confirmSubscription(null, toForm({ token }))
    expect(await rows()).toMatchObject([{ status: 'confirmed', unsubscribedAt: null }])
  })
})

test('topics are chosen by the secret link alone', async () => {
  await send()
  const token = await newestToken()
  const choose = (topics: string[], secret = token) => saveTopics(null, toForm({ token: secret, topics }))
  expect(await choose(['news', 'reviews', 'news'])).toMatchObject({ ok: true })
  expect(await findSubscription(token)).toEqual({ email: NOOR, status: 'pending', topics: ['news', 'reviews'] })
  expect(await choose([])).toMatchObject({
    fieldErrors: { topics: ['Please choose at least one topic, or unsubscribe below'] },
  })
  expect(await choose(['constructor'])).toMatchObject({ problem: 'invalid' })
  expect(await choose(['news'], 'x'.repeat(43))).toMatchObject({ problem: 'invalid' })
  expect(await findSubscription('')).toBeNull()
  expect(await findSubscription('x'.repeat(43))).toBeNull()
})

describe('the list for staff', () => {
  beforeEach(async () => {
    await db.newsletterSubscriber.createMany({
      data: Array.from({ length: 60 }, (_, number) => ({
        email: `${number % 2 ? 'even' : 'odd'}${number}@example.com`,
        status: number < 10 ? ('unsubscribed' as const) : ('confirmed' as const),
        tokenHash: new Uint8Array(32).fill(number),
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
      })),
    })
  })

  test('is paged, searched and narrowed; newest first', async () => {
    const all = await listSubscribers({ q: '', status: 'all' }, 1)
    expect([all.total, all.pages, all.subscribers.length, all.subscribers[0]?.email]).toEqual([
      60,
      2,
      50,
      'even59@example.com',
    ])
    expect((await listSubscribers({ q: '', status: 'all' }, 2)).subscribers).toHaveLength(10)
    const last = await listSubscribers({ q: '', status: 'all' }, 99)
    expect({ page: last.page, rows: last.subscribers.length }).toEqual({ page: 2, rows: 10 })
    expect((await listSubscribers({ q: 'ODD', status: 'confirmed' }, 1)).total).toBe(25)
    expect((await listSubscribers({ q: '%', status: 'all' }, 1)).total).toBe(0)
    expect(await countSubscribers()).toEqual({ pending: 0, confirmed: 50, unsubscribed: 10 })
  })

  test('says that there may be more where counting stops', async () => {
    const counted = async (q: string) => {
      const { total, more } = await listSubscribers({ q, status: 'all' }, 1)
      return { total, more }
    }
    expect(await counted('')).toEqual({ total: 60, more: false })
    await db.$executeRaw`
      INSERT INTO newsletter_subscribers (id, email, status, token_hash, created_at)
      SELECT gen_random_uuid(), 'many' || n || '@example.com', 'confirmed', sha256(n::text::bytea), now()
      FROM generate_series(1, 10001) n`
    expect(await counted('')).toEqual({ total: 10_000, more: true })
    expect(await counted('odd')).toEqual({ total: 30, more: false })
  })

  test('goes out whole, batch by batch', async () => {
    await db.$executeRaw`
      INSERT INTO newsletter_subscribers (id, email, status, token_hash, topics, created_at)
      SELECT gen_random_uuid(), 'bulk' || n || '@example.com', 'confirmed', sha256(n::text::bytea), '{news,reviews}', now()
      FROM generate_series(1, 2100) n`
    const lines: unknown[][] = []
    let batches = 0
    for await (const batch of toExportLines(streamSubscribers({ q: 'bulk', status: 'all' }))) {
      batches += 1
      lines.push(...batch)
    }
    expect(batches).toBe(3)
    expect(new Set(lines.map(([email]) => email)).size).toBe(2100)
    expect(lines[0]).toHaveLength(EXPORT_COLUMNS.length)
    expect(lines[0]?.slice(1, 4)).toEqual(['confirmed', 'footer', 'news reviews'])
  })
})
