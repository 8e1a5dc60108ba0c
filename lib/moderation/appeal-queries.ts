import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { TARGET_KINDS } from './choices'
import { canJudge } from './policy'
import { toTargetColumn, UNDECIDED } from './report-where'
import { type Appeal, type Target, targetName } from './target'

type Appealed = Omit<Target, 'appeal'>

/** The open appeals about some things, by `kind:id`. */
export async function findAppeals(targets: readonly Appealed[]): Promise<Map<string, Appeal>> {
  if (targets.length === 0) return new Map()
  const rows = await db.report.findMany({
    where: { reason: 'appeal', status: UNDECIDED, OR: targets.map(toTargetColumn) },
    select: { articleId: true, commentId: true, topicId: true, replyId: true, profileId: true },
  })
  const names = new Set(rows.flatMap((row) => TARGET_KINDS.map((kind) => `${kind}:${row[`${kind}Id`]}`)))
  const appealed = targets.filter((target) => names.has(targetName(target)))
  if (appealed.length === 0) return new Map()
  const staff = await listStaff(db)
  return new Map(
    await Promise.all(
      appealed.map(async (target) => [targetName(target), await findDecision(db, target, staff)] as const),
    ),
  )
}

type Staff = Awaited<ReturnType<typeof listStaff>>

/** Whose decision an appeal about this is against, whether or not it has been made yet. */
export async function findDecision(tx: Db, target: Appealed, staff: Staff): Promise<Appeal> {
  const deciderId = await findHider(tx, target)
  const others = staff.some((person) => person.id !== deciderId && canJudge(person, { ...target, appeal: null }))
  return { deciderId, others }
}

/** Who has hidden it last; null for many reports, and where nobody has. */
export async function findHider(tx: Db, target: Pick<Target, 'kind' | 'id'>): Promise<string | null> {
  // The log tells it also of what nobody had reported; what many reports hid has no actor there.
  const hiding = await tx.auditEntry.findFirst({
    where: { subject: targetName(target), action: `${target.kind}.hide` },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorId: true },
  })
  return hiding?.actorId ?? null
}

/** Whoever could decide a case today. */
export const listStaff = (tx: Db) =>
  tx.profile.findMany({
    where: {
      role: { in: ['moderator', 'admin'] },
      user: {
        emailVerifiedAt: { not: null },
        deletionRequestedAt: null,
        OR: [{ suspendedUntil: null }, { suspendedUntil: { lt: new Date() } }],
      },
    },
    select: { id: true, role: true },
  })
