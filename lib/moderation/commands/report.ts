import 'server-only'
import { writeAudit } from '@/lib/core/audit'
import type { Db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { notify } from '@/lib/notifications/commands'
import { findDecision, listStaff } from '../appeal-queries'
import { REASONS, type ReportReason } from '../choices'
import { canJudge, isHiddenByReports } from '../policy'
import { toTargetColumn, UNDECIDED } from '../report-where'
import { caseSubject, describeTarget, type Target, targetName, wordsOf } from '../target'
import { setHidden, tellAuthor } from './act'

/** By the reports of how many members a text is hidden until somebody has looked. Each must have been known for `KNOWN_DAYS`. */
const REPORTS_THAT_HIDE = 5
const KNOWN_DAYS = 7

type NewReport = { target: Target; reporter: Pick<Member, 'id'>; reason: ReportReason | 'appeal'; note?: string }

/**
 * Stores a report; others about the same thing wait until the transaction ends, so that each is counted with those before
 * it. It joins the case of its target, with whoever has claimed it; a new case is told to the staff.
 * @throws P2002 when the member has reported this before, or asked about this hiding.
 */
export async function fileReport(tx: Db, { target, reporter, reason, note }: NewReport): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${caseSubject(target)}, 0))`
  const column = toTargetColumn(target)
  if (reason === 'appeal') await forgetEarlierAppeal(tx, target, reporter)
  const waiting = await tx.report.findFirst({
    where: { ...column, status: UNDECIDED },
    select: { status: true, assigneeId: true },
  })
  await tx.report.create({
    data: {
      ...column,
      ...waiting,
      reporterId: reporter.id,
      reason,
      note: note || null,
      said: reason === 'appeal' ? null : wordsOf(target),
    },
    select: { id: true },
  })
  if (!waiting) await tellStaff(tx, target, reason)
}

/**
 * One appeal against each hiding: what was asked before the text was shown again makes room. What came of it stays in the
 * log.
 */
async function forgetEarlierAppeal(tx: Db, target: Target, reporter: Pick<Member, 'id'>): Promise<void> {
  const shown = await tx.auditEntry.findFirst({
    where: { subject: targetName(target), action: `${target.kind}.restore` },
    orderBy: { at: 'desc' },
    select: { at: true },
  })
  if (!shown) return
  await tx.report.deleteMany({
    where: {
      ...toTargetColumn(target),
      reporterId: reporter.id,
      reason: 'appeal',
      decidedAt: { not: null },
      createdAt: { lt: shown.at },
    },
  })
}

/** Hides a text that many report, for the time being. Returns whether it was hidden just now. */
export async function hideWhenManyReport(tx: Db, target: Target): Promise<boolean> {
  if (!isHiddenByReports(target.kind) || target.author?.role !== 'user') return false
  const weighty = await tx.report.count({
    where: {
      ...toTargetColumn(target),
      status: UNDECIDED,
      reporter: { createdAt: { lt: new Date(Date.now() - KNOWN_DAYS * DAY_MS) } },
    },
  })
  if (weighty < REPORTS_THAT_HIDE || !(await setHidden(tx, target, true))) return false
  await writeAudit(tx, {
    actor: null,
    action: `${target.kind}.hide`,
    subject: targetName(target),
    reason: `Reported by ${weighty} members; hidden until somebody has looked.`,
  })
  const what = describeTarget(target)
  await tellAuthor(
    tx,
    target,
    `Several members reported your ${what}. It is hidden until a moderator has looked at it.`,
  )
  return true
}

/** Tells whoever may judge it. */
async function tellStaff(tx: Db, target: Target, reason: ReportReason | 'appeal'): Promise<void> {
  const staff = await listStaff(tx)
  const appeal = reason === 'appeal' ? await findDecision(tx, target, staff) : null
  const judges = staff.filter((person) => canJudge(person, { ...target, appeal }))
  const what = describeTarget(target)
  const text = reason === 'appeal' ? `An appeal: ${what}` : `${REASONS[reason]}: ${what}`
  for (const { id } of judges) {
    await notify(tx, {
      userId: id,
      kind: 'moderation',
      subject: caseSubject(target),
      text,
      actorId: null,
      href: routes.adminCase(target.kind, target.id),
    })
  }
}
