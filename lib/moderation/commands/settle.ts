import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { shortDate } from '@/lib/core/dates'
import type { Db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import type { ReportOutcome } from '@/lib/generated/prisma/enums'
import { notify, untellOfTopic, withdrawNotices } from '@/lib/notifications/commands'
import { findHider } from '../appeal-queries'
import type { Verdict } from '../choices'
import { keepsHidden, verdictConflict } from '../policy'
import { toTargetColumn, UNDECIDED } from '../report-where'
import { caseSubject, describeTarget, isDeletedByAuthor, type Target } from '../target'
import { markDeleted, setHidden, suspendPerson, tellAuthor, tellPerson } from './act'

type Decision = {
  target: Target
  member: Pick<Member, 'id'>
  verdict: Verdict
  /** The reason, as the author reads it. */
  reason: string
  /** Whether whoever decides saw it as hidden. */
  wasHidden: boolean
  /** The author's account is closed until then. */
  until: Date | null
}

const OUTCOME = {
  dismiss: 'dismissed',
  hide: 'hidden',
  restore: 'restored',
  delete: 'deleted',
  suspend: 'suspended',
} as const satisfies Record<Verdict, ReportOutcome>

/**
 * Does what was decided about a text or a person, closes its case, and tells the author and whoever reported it. Works
 * without any report as well. Returns how many reports it answered.
 * @throws AppError 'conflict' when somebody else has the case or was quicker, or the verdict no longer suits the thing.
 */
export async function settleCase(tx: Db, decision: Decision): Promise<number> {
  const { target, member, verdict, reason, until } = decision
  const changed = verdictConflict(target, verdict) ?? (until && verdictConflict(target, 'suspend'))
  if (changed) throw new AppError('conflict', `${changed} The page shows what can be decided now.`)
  const reports = await requireFreeCase(tx, target, member)
  if (verdict === 'dismiss' && reports.length === 0) throw new AppError('conflict', 'There is no open report on this.')

  if (!(await carryOut(tx, decision))) throw new AppError('conflict', 'Somebody else has just changed this.')

  const decided = { outcome: OUTCOME[verdict], decision: reason, assigneeId: member.id, decidedAt: new Date() }
  if (target.kind === 'topic' && (verdict === 'hide' || verdict === 'delete')) await untellOfTopic(tx, target.id)
  for (const appeal of [false, true]) {
    const ids = reports.filter((report) => (report.reason === 'appeal') === appeal).map(({ id }) => id)
    const { count } = await tx.report.updateMany({
      where: { id: { in: ids }, status: UNDECIDED },
      data: { ...decided, status: isUpheld(verdict, appeal) ? 'upheld' : 'dismissed' },
    })
    if (count !== ids.length) throw new AppError('conflict', 'Somebody else has just decided this case.')
  }

  await withdrawNotices(tx, caseSubject(target))
  const hasAppeal = reports.some((report) => report.reason === 'appeal')
  const told = toAuthor(decision, hasAppeal)
  if (told) await tellAuthor(tx, target, told)
  if (until && target.author) await suspendAndTell(tx, target, until, reason)
  await tellReporters(tx, decision, reports)
  return reports.length
}

/**
 * Does it to the text. Returns false when others have done it before, unless it was seen as hidden and is kept so, or many
 * reports have hidden it meanwhile.
 */
async function carryOut(tx: Db, { target, verdict, wasHidden }: Decision): Promise<boolean> {
  if (verdict === 'hide')
    return (await setHidden(tx, target, true)) || wasHidden || (await findHider(tx, target)) === null
  // On a hidden text that also decides that it stays so, which nobody does who has not seen it hidden.
  if (verdict === 'suspend') return target.hidden === wasHidden
  if (verdict === 'restore') return setHidden(tx, target, false)
  return verdict !== 'delete' || markDeleted(tx, target)
}

type OpenReport = { id: string; reason: string; reporterId: string | null }

/**
 * The undecided reports of a case that nobody else is on.
 * @throws AppError 'conflict', which names whoever is.
 */
export async function requireFreeCase(tx: Db, target: Target, member: Pick<Member, 'id'>): Promise<OpenReport[]> {
  const reports = await tx.report.findMany({
    where: { ...toTargetColumn(target), status: UNDECIDED },
    select: {
      id: true,
      reason: true,
      reporterId: true,
      assigneeId: true,
      assignee: { select: { profile: { select: { username: true } } } },
    },
  })
  const other = reports.find(({ assigneeId }) => assigneeId && assigneeId !== member.id)
  if (other) {
    const who = other.assignee?.profile?.username ?? 'Somebody else'
    throw new AppError('conflict', `${who} is on this case. Take it over first.`)
  }
  return reports
}

/** A report is right when something was done, an appeal when the text is back. */
const isUpheld = (verdict: Verdict, appeal: boolean) =>
  appeal ? verdict === 'restore' : verdict !== 'dismiss' && verdict !== 'restore'

function toAuthor({ target, verdict, reason }: Decision, hasAppeal: boolean): string | null {
  const what = describeTarget(target)
  if ((verdict === 'hide' && target.hidden) || keepsHidden(target, verdict)) {
    return hasAppeal ? `We looked again: your ${what} stays hidden. ${reason}` : `Your ${what} stays hidden. ${reason}`
  }
  if (verdict === 'hide' && target.kind === 'article') return `Your ${what} was taken back to your drafts. ${reason}`
  if (verdict === 'hide') return `Your ${what} was hidden. ${reason}`
  if (verdict === 'restore') return `Your ${what} is shown again. ${reason}`
  return verdict === 'delete' ? `Your ${what} was deleted. ${reason}` : null
}

async function suspendAndTell(tx: Db, { author }: Target, until: Date, reason: string): Promise<void> {
  if (!author) return
  const end = await suspendPerson(tx, author.id, until, reason)
  const text = `Your account is suspended until ${shortDate(end)}. You can read, but not write. ${reason}`
  await tellPerson(tx, author.id, text)
}

const DONE = {
  dismiss: 'and left it as it is',
  restore: 'and left it as it is',
  hide: 'and took it out of sight',
  delete: 'and deleted it',
  suspend: 'and suspended its author',
} as const satisfies Record<Verdict, string>

/** What was left as it is may be gone all the same. */
function cameOf(target: Target, verdict: Verdict): string {
  if (verdict !== 'dismiss' || !target.deleted) return ` ${DONE[verdict]}`
  return isDeletedByAuthor(target) ? ', which its author has deleted meanwhile' : ', which has been deleted meanwhile'
}

async function tellReporters(tx: Db, { target, verdict, member }: Decision, reports: OpenReport[]): Promise<void> {
  const isTaken = verdict === 'hide' || verdict === 'delete'
  const isSeen = verdict === 'restore' || !(isTaken || target.hidden || target.deleted)
  const href = isSeen ? target.href : toWhatIsLeft(target)
  for (const { reporterId, reason } of reports) {
    if (!reporterId || reporterId === member.id || reason === 'appeal') continue
    await notify(tx, {
      userId: reporterId,
      kind: 'moderation',
      subject: target.place,
      href,
      actorId: null,
      text: `Thank you for your report. We looked at the ${describeTarget(target)}${cameOf(target, verdict)}.`,
    })
  }
}

/**
 * Where a thing was that readers do not see: its place in the discussion, or the list that it stood in. No two of one
 * discussion have the same, so that the notice about one does not take the place of another's.
 */
function toWhatIsLeft({ kind, href }: Target): string {
  if (kind === 'topic') return routes.forum
  if (kind === 'article') return href.startsWith(`${routes.reviews}/`) ? routes.reviews : routes.articles
  return href
}
