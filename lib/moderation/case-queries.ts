import 'server-only'
import { db } from '@/lib/core/db'
import { renderMember } from '@/lib/core/markdown'
import type { Member } from '@/lib/core/viewer'
import { TARGET_KINDS } from './choices'
import { appealRefusal, canJudge, canLift, canReadTarget, canSuspend, verdictsOf } from './policy'
import { aboutAuthor, notAbout, toTargetColumn } from './report-where'
import { suspensionDays } from './suspension'
import { NOT_PUBLIC, parseTarget, type Target, targetName, wordsOf } from './target'
import { findTarget } from './target-queries'

export type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Everything a moderator needs to judge a thing, whether it is reported or not; null when it is gone. Times are ISO 8601. */
export async function findCase(member: Member, address: { kind: string; id: string }) {
  const ref = parseTarget(address)
  const target = ref && (await findTarget(ref))
  if (!target) return null
  const [reports, earlier, log, before] = await Promise.all([
    listReports(target),
    target.author ? listEarlierCases(target) : [],
    listLog(target),
    findParent(target),
  ])
  const open = reports.filter(({ open }) => open)
  const reads = canReadTarget(member, target)
  const claimed = open.find(({ assigneeId }) => assigneeId)
  return {
    kind: target.kind,
    id: target.id,
    title: reads ? target.title : NOT_PUBLIC,
    href: target.href,
    hidden: target.hidden,
    deleted: target.deleted,
    createdAt: target.createdAt.toISOString(),
    // Null for a text that is not theirs to read.
    html: reads ? renderMember(target.content).html : null,
    before,
    author: target.author && toAuthor(member, target.author),
    reports,
    openReports: open.length,
    claimedBy: claimed?.assignee ?? null,
    assigneeId: claimed?.assigneeId ?? null,
    isMine: claimed?.assigneeId === member.id,
    earlier,
    log,
    judgeable: canJudge(member, target),
    refusal: appealRefusal(member, target),
    verdicts: verdictsOf(member, target),
    canSuspend: target.author !== null && canSuspend(member, target.author),
    days: suspensionDays(),
  }
}

function toAuthor(member: Member, author: NonNullable<Target['author']>) {
  const { id, username, role, suspendedUntil } = author
  const isSuspended = suspendedUntil !== null && suspendedUntil > new Date()
  return {
    id,
    username,
    role,
    suspendedUntil: isSuspended ? suspendedUntil.toISOString() : null,
    canLift: isSuspended && canLift(member, author),
  }
}

const MOST = 50

async function listReports(target: Target) {
  const rows = await db.report.findMany({
    where: toTargetColumn(target),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: {
      id: true,
      reason: true,
      note: true,
      createdAt: true,
      status: true,
      outcome: true,
      decision: true,
      assigneeId: true,
      said: true,
      reporter: { select: { profile: { select: { username: true } } } },
      assignee: { select: { profile: { select: { username: true } } } },
    },
  })
  const known = new Set([wordsOf(target)])
  // Not where it still says that, and once where several have reported the same.
  const toEarlier = (said: string | null) => {
    if (said === null || known.has(said)) return null
    known.add(said)
    return renderMember(said).html
  }
  return rows.map(({ createdAt, status, reporter, assignee, said, ...row }) => ({
    ...row,
    said: toEarlier(said),
    createdAt: createdAt.toISOString(),
    open: status === 'open' || status === 'claimed',
    reporter: reporter?.profile?.username ?? null,
    assignee: assignee?.profile?.username ?? null,
  }))
}

/** Decided cases about other things by the same author, the last first. */
async function listEarlierCases(target: Target) {
  const rows = await db.report.findMany({
    where: {
      AND: [aboutAuthor(target.author?.id ?? ''), notAbout(target)],
      decidedAt: { not: null },
      reason: { not: 'appeal' },
    },
    orderBy: { decidedAt: 'desc' },
    // Several reports can make one case.
    distinct: ['decidedAt', 'articleId', 'commentId', 'topicId', 'replyId', 'profileId'],
    take: 10,
    select: {
      id: true,
      outcome: true,
      decision: true,
      decidedAt: true,
      reason: true,
      articleId: true,
      commentId: true,
      topicId: true,
      replyId: true,
      profileId: true,
    },
  })
  return rows.map(({ id, outcome, decision, decidedAt, reason, ...ids }) => {
    const kind = TARGET_KINDS.find((one) => ids[`${one}Id`]) ?? 'profile'
    return {
      id,
      kind,
      outcome,
      decision,
      reason,
      targetId: ids[`${kind}Id`] ?? '',
      decidedAt: decidedAt?.toISOString() ?? null,
    }
  })
}

/** What staff did to the thing so far; what the rules refused them they did not do. */
async function listLog(target: Target) {
  const rows = await db.auditEntry.findMany({
    where: { subject: targetName(target), action: { not: 'access.refused' } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 10,
    select: { id: true, at: true, actor: true, action: true, reason: true },
  })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** What a comment or a reply answers, since it may not be understood alone. */
async function findParent({ kind, id }: Target): Promise<{ author: string | null; html: string } | null> {
  const answered = { select: { content: true, author: { select: { username: true } } } } as const
  const parent =
    kind === 'comment'
      ? (await db.comment.findUnique({ where: { id }, select: { parent: answered } }))?.parent
      : kind === 'reply'
        ? (await db.reply.findUnique({ where: { id }, select: { quotes: answered } }))?.quotes
        : null
  return parent ? { author: parent.author?.username ?? null, html: renderMember(parent.content).html } : null
}
