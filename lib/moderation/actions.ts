'use server'
import { updateTag } from 'next/cache'
import { memberAction, staffAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import { DAY_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { tellPerson } from './commands/act'
import { fileReport, hideWhenManyReport } from './commands/report'
import { requireFreeCase, settleCase } from './commands/settle'
import {
  appealRefusal,
  canAppeal,
  canGiveVerdict,
  canJudge,
  canLift,
  canModerate,
  canReport,
  canSuspend,
  keepsHidden,
  verdictConflict,
} from './policy'
import { toTargetColumn, UNDECIDED } from './report-where'
import { appealInput, caseInput, claimInput, decideInput, dismissInput, liftInput, reportInput } from './schema'
import { toSuspensionEnd } from './suspension'
import { describeTarget, targetName } from './target'
import { findTarget, findTargets } from './target-queries'

/** One sentence for each of the five indexes: one report per member and target. */
const REPORTED_BEFORE = Object.fromEntries(
  ['article', 'comment', 'topic', 'reply', 'profile'].map((kind) => [
    `reports_reporter_id_${kind}_id_key`,
    { reason: 'You have reported this before.' },
  ]),
)

/** Reports something once; enough reports hide it until somebody has looked. Refuses what is one's own, hidden or deleted. */
export const reportTarget = memberAction({
  input: reportInput,
  subject: findTarget,
  allow: canReport,
  limits: [{ name: 'reports', limit: 20, windowSeconds: DAY_SECONDS }],
  conflicts: REPORTED_BEFORE,
  messages: { forbidden: 'You cannot report this.' },
  run: async ({ input: { reason, note }, member, subject: target }) => {
    const hidden = await db.$transaction(async (tx) => {
      await fileReport(tx, { target, reporter: member, reason, note })
      return hideWhenManyReport(tx, target)
    })
    if (hidden) for (const tag of target.tags) updateTag(tag)
    return ok({}, 'Thank you. A moderator will look at it, and you will hear what came of it.')
  },
})

/** Asks that one's own hidden text be looked at again, once for each hiding. Refuses any other. */
export const appealHiding = memberAction({
  input: appealInput,
  subject: findTarget,
  allow: canAppeal,
  limits: [{ name: 'reports', limit: 20, windowSeconds: DAY_SECONDS }],
  conflicts: Object.fromEntries(
    Object.keys(REPORTED_BEFORE).map((index) => [index, { note: 'You have asked for this before.' }]),
  ),
  run: async ({ input: { note }, member, subject: target }) => {
    await db.$transaction((tx) => fileReport(tx, { target, reporter: member, reason: 'appeal', note }))
    return ok({}, 'Thank you. A moderator will look at it again, and you will hear what came of it.')
  },
})

/** Takes a case on, also from the `assignee` whom the form names. Refuses one's own text, another's case, and a decided one. */
export const claimCase = staffAction({
  act: 'case.claim',
  input: claimInput,
  subject: findTarget,
  allow: (member, target) => appealRefusal(member, target) ?? canJudge(member, target),
  denied: 'Somebody else has to look at this case.',
  run: async ({ input: { assignee }, member, subject, tx }) => {
    const mayBe = [null, member.id, ...(assignee ? [assignee] : [])]
    const { count } = await tx.report.updateMany({
      where: { ...toTargetColumn(subject), status: UNDECIDED, OR: mayBe.map((assigneeId) => ({ assigneeId })) },
      data: { status: 'claimed', assigneeId: member.id },
    })
    await requireFreeCase(tx, subject, member)
    if (count === 0) throw new AppError('conflict', 'Somebody else has just decided this case.')
    return ok({}, 'This case is yours.')
  },
  audit: ({ subject }) => ({ action: 'case.claim', subject: targetName(subject) }),
})

/** Gives a case back. Refuses one that is not one's own. */
export const releaseCase = staffAction({
  act: 'case.release',
  input: caseInput,
  subject: findTarget,
  allow: canJudge,
  run: async ({ member, subject, tx }) => {
    const { count } = await tx.report.updateMany({
      where: { ...toTargetColumn(subject), status: 'claimed', assigneeId: member.id },
      data: { status: 'open', assigneeId: null },
    })
    if (count === 0) throw new AppError('conflict', 'This case is not yours.')
    return ok({}, 'The case is open for others again.')
  },
  audit: ({ subject }) => ({ action: 'case.release', subject: targetName(subject) }),
})

/** Decides a case and tells its author. Refuses a verdict that no longer suits it, and a case that was decided meanwhile. */
export const decideCase = staffAction({
  act: 'case.decide',
  input: decideInput,
  subject: async ({ kind, id, verdict }) => {
    const target = await findTarget({ kind, id })
    return target && { target, verdict }
  },
  allow: (member, { target, verdict }) => appealRefusal(member, target) ?? canGiveVerdict(member, target, verdict),
  run: async ({ input, member, network, subject: { target, verdict }, tx }) => {
    const { reason, until, reports: seen, hidden: wasHidden = target.hidden } = input
    if (until && target.author && !canSuspend(member, target.author)) {
      throw new AppError('forbidden', 'You cannot suspend this person.')
    }
    const end = until === undefined ? null : toSuspensionEnd(until)
    const reports = await settleCase(tx, { target, member, verdict, reason, wasHidden, until: end })
    if (seen > 0 && reports === 0) throw new AppError('conflict', 'Somebody else has just decided this case.')
    if (until && target.author && target.kind !== 'profile') {
      // Beside the row of the text, since whoever asks about the person looks for it under their name.
      const note = { action: 'profile.suspend', subject: `profile:${target.author.id}`, reason }
      await writeAudit(tx, { ...note, details: { until, for: targetName(target) }, actor: member, network })
    }
    for (const tag of target.tags) updateTag(tag)
    return ok({ reports }, DONE[verdict])
  },
  audit: ({ input: { reason, until }, subject: { target, verdict }, data }) => ({
    action: `${target.kind}.${keepsHidden(target, verdict) ? 'hide' : verdict}`,
    subject: targetName(target),
    reason,
    details: { reports: data.reports, author: target.author?.username ?? null, ...(until && { until }) },
  }),
})

/** Dismisses several cases: all of them, or none where one may not be dismissed. */
export const dismissCases = staffAction({
  act: 'case.dismiss-many',
  input: dismissInput,
  allow: canModerate,
  run: async ({ input: { cases, reason }, member, network, tx }) => {
    const targets = await findTargets(cases)
    for (const target of targets.values()) {
      if (!canGiveVerdict(member, target, 'dismiss')) {
        throw new AppError('forbidden', `You cannot dismiss the ${describeTarget(target)}. Nothing was dismissed.`)
      }
      if (verdictConflict(target, 'dismiss')) {
        throw new AppError(
          'conflict',
          `The ${describeTarget(target)} has been hidden meanwhile. Nothing was dismissed.`,
        )
      }
      const wasHidden = target.hidden
      const reports = await settleCase(tx, { target, member, verdict: 'dismiss', reason, wasHidden, until: null })
      const note = { action: `${target.kind}.dismiss`, subject: targetName(target), reason, details: { reports } }
      await writeAudit(tx, { ...note, actor: member, network })
    }
    return ok(
      { dismissed: targets.size },
      targets.size === 1 ? '1 case was dismissed.' : `${targets.size} cases were dismissed.`,
    )
  },
  // Beside one row for each of them.
  audit: ({ input: { reason }, data }) => ({ action: 'case.dismiss-many', reason, details: data }),
})

/** Lets an account write again. Refuses one that is not suspended. */
export const liftSuspension = staffAction({
  act: 'profile.lift-suspension',
  input: liftInput,
  subject: ({ id }) => findTarget({ kind: 'profile', id }),
  allow: (member, { author }) => author !== null && canLift(member, author),
  run: async ({ input: { reason }, subject, tx }) => {
    const { count } = await tx.user.updateMany({
      where: { id: subject.id, suspendedUntil: { not: null } },
      data: { suspendedUntil: null, suspensionReason: null },
    })
    if (count === 0) throw new AppError('conflict', 'This account is not suspended.')
    await tellPerson(tx, subject.id, `Your account can write again. ${reason}`)
    return ok({}, 'The account can write again.')
  },
  audit: ({ input: { reason }, subject }) => ({
    action: 'profile.lift-suspension',
    subject: targetName(subject),
    reason,
  }),
})

const DONE = {
  dismiss: 'The reports were dismissed.',
  hide: 'It is out of sight now.',
  restore: 'It is shown again.',
  delete: 'It was deleted.',
  suspend: 'The account is suspended.',
} as const
