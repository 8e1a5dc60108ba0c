import 'server-only'
import { statfs } from 'node:fs/promises'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { formatCount } from '@/lib/core/format-count'
import { keepsPublicMail } from '@/lib/core/mail/kept-mail'
import { RETRY_SECONDS } from '@/lib/core/mail/retry'
import { readSize } from './size'

/** One thing that has to work: what it is, how it is in words, and whether somebody has to look after it. */
export type HealthLine = { name: string; text: string; ok: boolean }

/** Mail and jobs that wait longer than this are late, in minutes. */
const LATE_MINUTES = 15
/** A disk with less left than this is nearly full. */
const LITTLE_BYTES = 1024 ** 3

/** How the site is doing. Each question is asked by itself, so that one that fails does not hide the others. */
export async function listHealth(): Promise<HealthLine[]> {
  const questions = { Database: askDatabase, 'Mail queue': askMails, Jobs: askJobs, Storage: askStorage }
  return Promise.all(
    Object.entries(questions).map(async ([name, ask]) => ({
      name,
      ...(await ask().catch(() => ({ text: 'It did not answer.', ok: false }))),
    })),
  )
}

type Answer = Omit<HealthLine, 'name'>

async function askDatabase(): Promise<Answer> {
  const began = performance.now()
  const [row] = await db.$queryRaw<{ bytes: bigint; version: string }[]>`
    SELECT pg_database_size(current_database()) AS bytes, current_setting('server_version') AS version`
  const ms = Math.round(performance.now() - began)
  return { text: `Postgres ${row?.version}, ${readSize(Number(row?.bytes))}, answers in ${ms} ms`, ok: ms < 1000 }
}

async function askMails(): Promise<Answer> {
  const [row] = await db.$queryRaw<{ waiting: number; late: number; lost: number }[]>`
    SELECT count(*) FILTER (WHERE attempts < ${RETRY_SECONDS.length})::int AS waiting,
      count(*) FILTER (WHERE attempts < ${RETRY_SECONDS.length}
        AND created_at < now() - ${LATE_MINUTES} * interval '1 minute')::int AS late,
      count(*) FILTER (WHERE attempts >= ${RETRY_SECONDS.length})::int AS lost
    FROM outgoing_mails WHERE sent_at IS NULL`
  const { waiting = 0, late = 0, lost = 0 } = row ?? {}
  const isKept = keepsPublicMail(env)
  const parts = [
    `${waiting} waiting`,
    ...(late ? [`${late} for long`] : []),
    ...(lost ? [`${lost} given up`] : []),
    ...(isKept ? ['no mail server is set, so letters reach nobody'] : []),
  ]
  return { text: parts.join(', '), ok: late === 0 && lost === 0 && !isKept }
}

/** The scheduler's own tables; they are there once a server has started its jobs. */
async function askJobs(): Promise<Answer> {
  const [known] = await db.$queryRaw<{ there: boolean }[]>`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`
  if (!known?.there) return { text: 'No job has run yet.', ok: true }
  const [row] = await db.$queryRaw<{ done: number; failed: number; late: number; names: string[] }[]>`
    SELECT count(*) FILTER (WHERE state = 'completed')::int AS done,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      count(*) FILTER (WHERE state = 'created' AND start_after < now() - ${LATE_MINUTES} * interval '1 minute')::int AS late,
      coalesce(array_agg(DISTINCT name) FILTER (WHERE state = 'failed'), '{}') AS names
    FROM pgboss.job WHERE created_on > now() - interval '1 day'`
  const { done = 0, failed = 0, late = 0, names = [] } = row ?? {}
  const parts = [
    `${done} done since yesterday`,
    ...(failed ? [`${failed} failed (${names.join(', ')})`] : []),
    ...(late ? [`${late} late`] : []),
  ]
  return { text: parts.join(', '), ok: failed === 0 && late === 0 }
}

async function askStorage(): Promise<Answer> {
  const [{ bavail, bsize }, media] = await Promise.all([
    statfs(env.DATA_DIR),
    db.media.aggregate({ _count: true, _sum: { bytes: true } }),
  ])
  const free = bavail * bsize
  return {
    text: `${formatCount(media._count)} pictures with ${readSize(media._sum.bytes ?? 0)}, ${readSize(free)} free`,
    ok: free > LITTLE_BYTES,
  }
}
