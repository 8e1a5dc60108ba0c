import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { escapeLike } from '@/lib/core/search-text'
import type { Prisma } from '@/lib/generated/prisma/client'
import { detailsText } from './details-text'
import type { AuditCursor, AuditState } from './list-state'

const ENTRIES_PER_PAGE = 50
const EXPORT_BATCH = 1000

const fields = {
  id: true,
  at: true,
  actor: true,
  action: true,
  subject: true,
  network: true,
  reason: true,
  details: true,
} as const

const newestFirst = [{ at: 'desc' }, { id: 'desc' }] as const satisfies Prisma.AuditEntryOrderByWithRelationInput[]

/** A page of the log, the newest first. It pages by the last entry, so that its cost stays the same however far back. */
export async function listAudit(state: AuditState) {
  const rows = await db.auditEntry.findMany({
    where: { AND: [await toWhere(state), olderThan(state.after)] },
    orderBy: [...newestFirst],
    take: ENTRIES_PER_PAGE + 1,
    select: fields,
  })
  const entries = await toEntries(rows.slice(0, ENTRIES_PER_PAGE))
  const last = rows.length > ENTRIES_PER_PAGE ? rows[ENTRIES_PER_PAGE - 1] : undefined
  return { entries, next: last ? { at: last.at, id: last.id } : null }
}

export type AuditLine = Awaited<ReturnType<typeof toEntries>>[number]

/** What the people among the subjects are called, by the subject. */
async function findNames(rows: readonly { subject: string | null }[]): Promise<ReadonlyMap<string | null, string>> {
  const ids = rows.flatMap(({ subject }) => PERSON.exec(subject ?? '')?.[1] ?? [])
  const people = await db.profile.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
  return new Map(people.flatMap(({ id, username }) => subjectsOf(id).map((subject) => [subject, username])))
}

/** Somebody is a user to whoever manages accounts, and a profile to moderators. */
const subjectsOf = (id: string) => [`user:${id}`, `profile:${id}`]

const PERSON = /^(?:user|profile):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The names of all acts that the log holds, for the filter. Each is found by one step in the index. */
export async function listAuditActions(): Promise<string[]> {
  const rows = await db.$queryRaw<{ action: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT e.action FROM audit_entries e WHERE e.action > f.action ORDER BY e.action LIMIT 1)
      FROM found f WHERE f.action IS NOT NULL)
    SELECT action FROM found WHERE action IS NOT NULL`
  return rows.map(({ action }) => action)
}

/** Everything that the filters let through, the newest first, batch by batch. */
export async function* exportAudit(state: AuditState) {
  const where = await toWhere(state)
  for (let after = state.after; ; ) {
    const rows = await db.auditEntry.findMany({
      where: { AND: [where, olderThan(after)] },
      orderBy: [...newestFirst],
      take: EXPORT_BATCH,
      select: fields,
    })
    yield await toEntries(rows)
    const last = rows.at(-1)
    if (rows.length < EXPORT_BATCH || !last) return
    after = { at: last.at, id: last.id }
  }
}

type Row = Prisma.AuditEntryGetPayload<{ select: typeof fields }>

/**
 * `subjectName` is what somebody to whom it was done is called now; null for things, and for whoever is gone. `details` are
 * what is kept, for machines; `more` says the same in words.
 */
async function toEntries(rows: readonly Row[]) {
  const names = await findNames(rows)
  return rows.map(({ at, details, ...row }) => ({
    ...row,
    subjectName: names.get(row.subject) ?? null,
    at: at.toISOString(),
    details: details === null ? null : JSON.stringify(details),
    more: details === null ? null : detailsText(details),
  }))
}

/** The whole name of a thing, which the index finds at once. */
const WHOLE = /^[a-z-]+:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Names are matched whole but for case, also that of somebody to whom something was done; an act also by its beginning,
 * such as `comment`.
 */
async function toWhere({ actor, action, subject, from, to }: AuditState): Promise<Prisma.AuditEntryWhereInput> {
  const named = subject && (await db.profile.findUnique({ where: { username: subject }, select: { id: true } }))
  return {
    // An insensitive comparison is a pattern to Prisma.
    ...(actor && { actor: { equals: escapeLike(actor), mode: 'insensitive' } }),
    ...(action && { OR: [{ action }, { action: { startsWith: escapeLike(`${action}.`) } }] }),
    ...(subject && { subject: named ? { in: subjectsOf(named.id) } : toSubject(subject) }),
    at: {
      ...(from && { gte: new Date(from) }),
      ...(to && { lt: new Date(Date.parse(to) + DAY_MS) }),
    },
  }
}

const toSubject = (asked: string) =>
  WHOLE.test(asked) ? asked : ({ contains: escapeLike(asked), mode: 'insensitive' } as const)

const olderThan = (after: AuditCursor | null): Prisma.AuditEntryWhereInput =>
  after ? { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] } : {}
