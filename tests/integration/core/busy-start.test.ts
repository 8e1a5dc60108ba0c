import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { rollUp } from '@/lib/analytics/roll-up-commands'
import { publishDuePosts } from '@/lib/articles/due-commands'
import { env } from '@/lib/core/env'
import { deliverWaitingMails } from '@/lib/core/mail/deliver-mails'
import { removeDiscardedPictures } from '@/lib/media/commands'
import { countViews } from '@/lib/views/commands'
import { mailPriceDrops } from '@/lib/wishlist/commands'

test('jobs that begin while all connections are taken for seconds wait for theirs', async () => {
  const { pool } = (globalThis as unknown as { fieldtestDb: { pool: Pool } }).fieldtestDb
  const taken = await Promise.all(Array.from({ length: env.DATABASE_POOL }, () => pool.connect()))
  const jobs = [publishDuePosts, countViews, mailPriceDrops, removeDiscardedPictures, deliverWaitingMails, rollUp]
  const done = Promise.all(jobs.map((run) => run()))
  // Longer than Prisma waits by itself.
  setTimeout(() => {
    for (const client of taken) client.release()
  }, 3000)
  expect(await done).toHaveLength(jobs.length)
})
