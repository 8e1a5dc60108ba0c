import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { startJobs, stopJobs } from '@/lib/core/jobs'
import { cleanUp } from '@/lib/core/jobs/clean-up'
import { queueMail } from '@/lib/core/mail'
import { hitRateLimit } from '@/lib/core/rate-limit'

const letter = { to: 'noor@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['You have mail.'] }
const isSent = async () => (await db.outgoingMail.count({ where: { sentAt: null } })) === 0

/** The lines of the log that tell of something wrong. */
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(stopJobs)
afterAll(() => {
  vi.restoreAllMocks()
})

test('a committed mail leaves at once, without waiting for the next round', async () => {
  await startJobs()
  await vi.waitFor(async () => expect(await bellIsUp()).toBe(true), { timeout: 5000 })
  await queueMail(db, letter)
  await vi.waitFor(async () => expect(await isSent()).toBe(true), { timeout: 3000 })
})

test('a second start changes nothing, and a stop leaves no connection', async () => {
  await Promise.all([startJobs(), startJobs()])
  await vi.waitFor(async () => expect(await connections()).toEqual({ bell: 1, boss: true }), { timeout: 5000 })
  await stopJobs()
  await vi.waitFor(async () => expect(await connections()).toEqual({ bell: 0, boss: false }), { timeout: 5000 })
})

test('jobs on a calendar are registered with the scheduler', async () => {
  await startJobs([{ name: 'yearly', cron: '0 0 1 1 *', run: async () => null }])
  const rows = await db.$queryRaw<
    { name: string; cron: string }[]
  >`SELECT name, cron FROM pgboss.schedule ORDER BY name`
  expect(rows).toEqual([
    { name: 'clean-up', cron: '15 3 * * *' },
    { name: 'yearly', cron: '0 0 1 1 *' },
  ])
})

test('a job that fails and a connection that is cut do not end anything', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')))
  await startJobs([{ name: 'grumpy', everySeconds: 1, run }])
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'fieldtest-%'`
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2), { timeout: 5000 })
})

test('a database that is away is asked again; stopping does not wait for it', async () => {
  const url = env.DATABASE_URL
  /** What the scheduler said before it was hung up on. */
  let tries = 0
  const away = createServer((client) => {
    client.on('error', () => {})
    client.once('data', (said) => {
      if (said.includes('fieldtest-jobs')) tries += 1
      client.destroy()
    })
  })
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const { port } = away.address() as AddressInfo
  try {
    env.DATABASE_URL = `postgresql://nobody:x@127.0.0.1:${port}/nothing`
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const started = startJobs()
    const failures = () => logged().filter(({ event }) => event === 'jobs.not_started')
    await vi.waitFor(() => expect(failures().map(({ retryInMs }) => retryInMs)).toEqual([1000]), { timeout: 5000 })
    const before = tries
    expect(before).toBeGreaterThan(0)
    await vi.waitFor(() => expect(tries).toBeGreaterThan(before), { timeout: 5000 })
    // The clock stands still: stopping would never end if it waited for the next try.
    await stopJobs()
    await vi.advanceTimersByTimeAsync(5000)
    await started
  } finally {
    vi.useRealTimers()
    env.DATABASE_URL = url
    away.close()
  }
})

test('the clean-up takes what is over and leaves what lives', async () => {
  const day = 86_400_000
  const now = Date.now()
  const at = (days: number) => new Date(now + days * day)
  const { id: userId } = await db.user.create({ data: { email: 'noor@example.com' }, select: { id: true } })
  const tokenHash = () => randomBytes(32)
  await db.session.createMany({
    data: [
      { userId, tokenHash: tokenHash(), expiresAt: at(1) },
      { userId, tokenHash: tokenHash(), expiresAt: at(1), endedAt: at(-1) },
      { userId, tokenHash: tokenHash(), expiresAt: at(1), endedAt: at(-31) },
      { userId, tokenHash: tokenHash(), expiresAt: at(-1) },
    ],
  })
  await db.accountToken.createMany({
    data: [
      { userId, purpose: 'verify_email', tokenHash: tokenHash(), expiresAt: at(-1) },
      { userId, purpose: 'verify_email', tokenHash: tokenHash(), expiresAt: at(-8) },
    ],
  })
  await db.draft.createMany({
    data: [
      { userId, target: 'topic:new', content: {}, updatedAt: at(-89) },
      { userId, target: 'article:new', content: {}, updatedAt: at(-91) },
    ],
  })
  const notice = { userId, kind: 'reply', subject: 'topic:1', href: '/forum', text: 'Somebody replied.' }
  await db.notification.createMany({
    data: [
      { ...notice, createdAt: at(-40), readAt: at(-29) },
      { ...notice, createdAt: at(-40), readAt: at(-31) },
      { ...notice, createdAt: at(-364) },
      { ...notice, createdAt: at(-366) },
    ],
  })
  const fault = { event: 'action.failed', name: 'Error', message: 'Broken.' }
  await db.errorEntry.createMany({
    data: [
      { ...fault, at: at(-29) },
      { ...fault, at: at(-31) },
    ],
  })
  const speed = { vital: 'LCP', device: 'phone', page: 'home', bucket: 80, count: 1 }
  await db.vitalCount.createMany({
    data: [
      { ...speed, day: at(-399) },
      { ...speed, day: at(-402) },
    ],
  })
  const sum = { subject: 'search:usb', measure: 'empty-searches', count: 1 }
  await db.dailyCount.deleteMany()
  await db.dailyCount.createMany({
    data: [
      { ...sum, day: at(-399) },
      { ...sum, day: at(-402) },
    ],
  })
  const category = await db.category.create({ data: { kind: 'product', slug: 'audio', name: 'Audio' } })
  const product = await db.product.create({
    data: { slug: 'mic', name: 'Mic', description: 'A mic.', priceCents: 100, categoryId: category.id },
  })
  const offer = await db.offer.create({
    data: { productId: product.id, merchant: 'Shop', url: 'https://shop.example/mic', priceCents: 100 },
  })
  const click = { offerId: offer.id, userId, visitor: new Uint8Array(16) }
  await db.affiliateClick.createMany({
    data: [
      { ...click, clickedAt: at(-399) },
      { ...click, clickedAt: at(-402) },
    ],
  })
  const report = { reason: 'spam', said: 'As it said then.', profileId: userId } as const
  await db.report.createMany({ data: [-89, -91].map((days) => ({ ...report, decidedAt: at(days) })) })
  await db.report.create({ data: report })
  const typed = { values: { content: 'Typed.' } }
  await db.keptValues.createMany({
    data: [
      { ...typed, tokenHash: 'over', expiresAt: at(-1) },
      { ...typed, tokenHash: 'open', expiresAt: at(1) },
    ],
  })
  await db.outgoingMail.deleteMany()
  await queueMail(db, letter)
  await db.outgoingMail.create({ data: { ...letterRow, createdAt: at(-31) } })
  await hitRateLimit('lives', { limit: 1, windowSeconds: 3600 })
  expect(await cleanUp()).toEqual({
    rateLimits: 0,
    typedValues: 1,
    sessions: 2,
    tokens: 1,
    mails: 1,
    drafts: 1,
    notices: 2,
    errors: 1,
    speeds: 1,
    days: 1,
    clicks: 1,
    reports: 1,
  })
  const forgotten = await db.report.findMany({ where: { said: null }, select: { decidedAt: true } })
  expect(forgotten).toEqual([{ decidedAt: at(-91) }])
  expect(await db.affiliateClick.findMany({ orderBy: { clickedAt: 'asc' }, select: { userId: true } })).toEqual([
    { userId: null },
    { userId },
  ])
})

const letterRow = { to: 'noor@example.com', subject: 'Old', text: '', html: '' }

const bellIsUp = async () => (await connections()).bell === 1

async function connections() {
  const rows = await db.$queryRaw<{ name: string; count: number }[]>`
    SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'fieldtest-%' GROUP BY 1`
  const count = (name: string) => rows.find((row) => row.name === name)?.count ?? 0
  return { bell: count('fieldtest-bell'), boss: count('fieldtest-jobs') > 0 }
}
