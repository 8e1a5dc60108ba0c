import 'server-only'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { log } from '@/lib/core/log'
import { queueMail } from '@/lib/core/mail'
import { site } from '@/lib/core/site'
import type { Member } from '@/lib/core/viewer'
import { collectOwnData } from '../export-queries'
import { exportReadyLetter } from '../letters'

/** The channel on which a request rings for the job that makes the file. */
export const EXPORT_CHANNEL = 'data_exports'

const LASTS_DAYS = 7

/** Asks for a copy of the member's data; one that waits already is enough. */
export async function requestExport(member: Pick<Member, 'id' | 'username'>, network: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const waiting = await tx.dataExport.count({ where: { userId: member.id, readyAt: null } })
    if (waiting > 0) return
    await tx.dataExport.create({ data: { userId: member.id }, select: { id: true } })
    const subject = `user:${member.id}`
    await writeAudit(tx, { actor: member, action: 'account.export-requested', subject, network })
    await tx.$executeRaw`SELECT pg_notify(${EXPORT_CHANNEL}, '')`
  })
}

/** Makes the files that were asked for and mails that they are there. Any number of servers may do it at once. */
export async function makeWaitingExports(): Promise<number> {
  const waiting = await db.dataExport.findMany({
    where: { readyAt: null },
    orderBy: { requestedAt: 'asc' },
    select: { id: true },
    take: 50,
  })
  let made = 0
  for (const { id } of waiting) {
    try {
      if (await db.$transaction((tx) => makeExport(tx, id), { timeout: 120_000, ...JOB_PATIENCE })) made += 1
    } catch (error) {
      // One account that cannot be read must not keep the others waiting.
      log.error('account.not_exported', error, { id })
    }
  }
  return made
}

/** Removes files whose time is over. Returns how many. */
export async function removeExpiredExports(now = new Date()): Promise<number> {
  const { count } = await db.dataExport.deleteMany({ where: { expiresAt: { lt: now } } })
  return count
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/** The file of an export as it is handed out: JSON. */
export const unpackExport = async (content: Uint8Array) => new Uint8Array(await unzip(content))

async function makeExport(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ userId: string }[]>`
    SELECT user_id AS "userId" FROM data_exports WHERE id = ${id}::uuid AND ready_at IS NULL FOR UPDATE SKIP LOCKED`
  if (!row) return false
  const now = new Date()
  const data = await collectOwnData(row.userId, tx)
  const text = JSON.stringify({ site: site.name, madeAt: now.toISOString(), ...data }, null, 2)
  const expiresAt = new Date(now.getTime() + LASTS_DAYS * DAY_MS)
  const content = new Uint8Array(await zip(text))
  await tx.dataExport.update({ where: { id }, data: { content, readyAt: now, expiresAt }, select: { id: true } })
  const { email, emailVerifiedAt, profile } = data.account
  if (email && emailVerifiedAt && profile) await queueMail(tx, exportReadyLetter(email, profile.username, expiresAt))
  return true
}
