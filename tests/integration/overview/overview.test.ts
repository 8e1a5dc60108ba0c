import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { env } from '@/lib/core/env'
import { keepErrors } from '@/lib/core/error-entries'
import { log } from '@/lib/core/log'
import { queueMail } from '@/lib/core/mail'
import { RETRY_SECONDS } from '@/lib/core/mail/retry'
import { listHealth } from '@/lib/overview/health-queries'
import { listCounts, listErrors } from '@/lib/overview/queries'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'

beforeEach(async () => {
  await wipe()
  await db.errorEntry.deleteMany()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const letter = { to: 'noor@example.com', subject: 'Hello', heading: 'Hello', paragraphs: ['You have mail.'] }
const health = async (name: string) => (await listHealth()).find((line) => line.name === name)

test('everything is fine on a new site', async () => {
  const lines = await listHealth()
  expect(lines.map(({ name }) => name)).toEqual(['Database', 'Mail queue', 'Jobs', 'Storage'])
  expect(lines.filter(({ ok }) => !ok)).toEqual([])
})

test('a mail that waits for long or was given up needs a look', async () => {
  await queueMail(db, letter)
  expect(await health('Mail queue')).toMatchObject({ text: '1 waiting', ok: true })
  await db.outgoingMail.updateMany({ data: { createdAt: new Date(Date.now() - 20 * 60_000) } })
  expect(await health('Mail queue')).toMatchObject({ text: '1 waiting, 1 for long', ok: false })
  await db.outgoingMail.updateMany({ data: { attempts: RETRY_SECONDS.length } })
  expect(await health('Mail queue')).toMatchObject({ text: '0 waiting, 1 given up', ok: false })
})

test('letters of a public site that reach nobody need a look', async () => {
  const { SITE_URL } = env
  onTestFinished(() => void Object.assign(env, { SITE_URL }))
  Object.assign(env, { SITE_URL: 'https://example.com' })
  expect(await health('Mail queue')).toEqual({
    name: 'Mail queue',
    text: '0 waiting, no mail server is set, so letters reach nobody',
    ok: false,
  })
})

test('counts what readers see, and what is new', async () => {
  const noor = await addMember('noor')
  await db.user.create({ data: { id: DELETED_USER.id, protected: true } })
  const review = await addText(noor.id)
  await addText(noor.id, { isPublic: false })
  await db.comment.createMany({
    data: [
      { articleId: review, authorId: noor.id, content: 'Seen' },
      { articleId: review, authorId: noor.id, content: 'Hidden', hiddenAt: new Date() },
      { articleId: review, authorId: noor.id, content: 'Old', createdAt: new Date('2026-01-01') },
    ],
  })
  const counts = Object.fromEntries((await listCounts()).map(({ name, total, fresh }) => [name, [total, fresh]]))
  expect(counts).toMatchObject({ Members: [1, 1], Reviews: [1, 1], Comments: [2, 1], 'Suspended members': [0, 0] })
})

test('logged errors are kept with their reference and without secrets', async () => {
  keepErrors()
  log.error('action.failed', new Error('postgresql://site:hunter2@db/site is away'), { reference: '1c9f02ab' })
  await vi.waitFor(async () => expect(await listErrors(20)).toHaveLength(1), { timeout: 15_000 })
  expect(await listErrors(20)).toMatchObject([
    {
      event: 'action.failed',
      reference: '1c9f02ab',
      name: 'Error',
      message: 'postgresql://site:[hidden]@db/site is away',
    },
  ])
})
