import 'server-only'
import { db } from '@/lib/core/db'
import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import { pageCount } from '@/lib/core/pagination'
import type { Member } from '@/lib/core/viewer'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ReportOutcome } from '@/lib/generated/prisma/enums'
import type { TargetKind } from './choices'
import { canDecide, canReadTarget } from './policy'
import { CASES_PER_PAGE, type CaseReason, type QueueState } from './queue-state'
import { NOT_PUBLIC } from './target'
import { findTargets } from './target-queries'

const KIND = Prisma.sql`CASE
  WHEN r.article_id IS NOT NULL THEN 'article' WHEN r.comment_id IS NOT NULL THEN 'comment'
  WHEN r.topic_id IS NOT NULL THEN 'topic' WHEN r.reply_id IS NOT NULL THEN 'reply' ELSE 'profile' END`
const TARGET = Prisma.sql`coalesce(r.article_id, r.comment_id, r.topic_id, r.reply_id, r.profile_id)`
const IS_OPEN = Prisma.sql`r.status IN ('open', 'claimed')`

/** How many things wait for a decision, however many report them. */
export async function countOpenCases(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT ${TARGET})::int AS count FROM reports r WHERE ${IS_OPEN}`
  return row?.count ?? 0
}

type CaseRow = {
  kind: TargetKind
  id: string
  reports: number
  reasons: CaseReason[]
  first: Date
  assignee: string | null
  outcome: ReportOutcome | null
  decidedAt: Date | null
}

/** One line of the queue. Times are ISO 8601. `title` is null when the thing is gone. */
export type CaseLine = Omit<CaseRow, 'first' | 'decidedAt'> & {
  first: string
  decidedAt: string | null
  title: string | null
  excerpt: string
  author: string | null
  /** Hidden or deleted already. */
  state: 'hidden' | 'deleted' | null
  /** Whether whoever looks may dismiss it from here, without opening it. */
  dismissable: boolean
}

/** A page of the queue: what waits longest first, what was decided last first. A page past the end is the last one. */
export async function listCases(member: Member, { tab, kind, reason, page: asked }: QueueState) {
  const part = {
    open: IS_OPEN,
    mine: IS_OPEN,
    decided: Prisma.sql`r.decided_at IS NOT NULL`,
  }[tab]
  const filters = Prisma.sql`${part} ${kind ? Prisma.sql`AND ${KIND} = ${kind}` : Prisma.empty}`
  // A decision settles every report of a thing, so that a line says all of them, whichever one brings it here.
  const among = Prisma.sql`${tab === 'mine' ? Prisma.sql`bool_or(r.assignee_id = ${member.id}::uuid)` : Prisma.sql`true`}
    AND ${reason ? Prisma.sql`bool_or(r.reason = ${reason}::report_reason)` : Prisma.sql`true`}`
  const cases = Prisma.sql`
    SELECT ${KIND} AS kind, ${TARGET} AS id, count(*)::int AS reports, array_agg(DISTINCT r.reason::text) AS reasons,
      min(r.created_at) AS first, max(p.username::text) AS assignee, max(r.outcome::text) AS outcome,
      r.decided_at AS "decidedAt"
    FROM reports r LEFT JOIN profiles p ON p.id = r.assignee_id
    WHERE ${filters} GROUP BY 1, 2, r.decided_at HAVING ${among}`
  const [counted] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM (${cases}) c`
  const total = counted?.total ?? 0
  const pages = pageCount(total, CASES_PER_PAGE)
  const page = Math.min(asked, pages)
  const rows = await db.$queryRaw<CaseRow[]>`
    ${cases} ORDER BY ${tab === 'decided' ? Prisma.sql`r.decided_at DESC` : Prisma.sql`min(r.created_at)`}, 2
    LIMIT ${CASES_PER_PAGE} OFFSET ${(page - 1) * CASES_PER_PAGE}`
  const targets = await findTargets(rows)
  const lines = rows.map(({ first, decidedAt, ...row }): CaseLine => {
    const target = targets.get(`${row.kind}:${row.id}`)
    const reads = target !== undefined && canReadTarget(member, target)
    return {
      ...row,
      first: first.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      title: target ? (reads ? target.title : NOT_PUBLIC) : null,
      excerpt: reads ? toExcerpt(toPlainText(target.content), 160) : '',
      author: target?.author?.username ?? null,
      state: target?.deleted ? 'deleted' : target?.hidden ? 'hidden' : null,
      dismissable:
        row.outcome === null &&
        (row.assignee === null || row.assignee === member.username) &&
        Boolean(target && canDecide(member, target, 'dismiss')),
    }
  })
  return { lines, total, pages, page }
}
