import type { Member } from '@/lib/core/viewer'
import type { TargetKind, Verdict } from './choices'
import { isDeletedByAuthor, type Target, type TargetAuthor } from './target'

/** The longest suspension, whoever decides on it (design, section 7). */
export const LONGEST_SUSPENSION_DAYS = 30

type Judge = Pick<Member, 'id' | 'role'>

const isStaff = (member: Judge) => member.role !== 'user'
const isOwn = (member: Judge, target: Pick<Target, 'author'>) => target.author?.id === member.id

/** What readers see, and what somebody else wrote. */
export const canReport = (member: Member, target: Target) => !isOwn(member, target) && !target.hidden && !target.deleted

/** The author of a hidden text asks once for each hiding that it be looked at again. */
export const canAppeal = (member: Member, target: Target) => isOwn(member, target) && target.hidden && !target.deleted

/** An appeal against somebody's decision is for others, if there are any; on a team of one it must be answered, too. */
const isOwnDecision = ({ id }: Judge, { appeal }: Pick<Target, 'appeal'>) =>
  appeal?.others === true && appeal.deciderId === id

/**
 * What was said in public can be judged. An article that is a draft by now, or in the trash, is its author's again, as the
 * rules of editing have it (lib/articles/policy.ts), until they ask for another look.
 */
export const canReadTarget = ({ id, role }: Judge, { kind, hidden, deleted, author, appeal }: Target) =>
  kind !== 'article' || (!hidden && !deleted) || appeal !== null || role === 'admin' || author?.id === id

/** Nobody judges their own text or an appeal against their own decision; a moderator does not judge an administrator. */
export const canJudge = (member: Judge, target: Pick<Target, 'author' | 'appeal'>) =>
  isStaff(member) &&
  !isOwn(member, target) &&
  !isOwnDecision(member, target) &&
  (member.role === 'admin' || target.author?.role !== 'admin')

/** What somebody is told who decided already; null when the common rules say it. */
export const appealRefusal = (member: Judge, target: Pick<Target, 'appeal'>) =>
  isOwnDecision(member, target) ? 'Another moderator decides this appeal.' : null

/** Whoever works on the queue at all; each case has its own rule. */
export const canModerate = (member: Member) => isStaff(member)

/** Nobody suspends somebody of the same or a higher role, and nobody the first administrator. */
export const canSuspend = (member: Member, person: TargetAuthor) =>
  isStaff(member) &&
  member.id !== person.id &&
  !person.protected &&
  (member.role === 'admin' ? person.role !== 'admin' : person.role === 'user')

/** What somebody was not allowed to do may be given back: an administrator by any other, or nobody could. */
export const canLift = (member: Member, person: TargetAuthor) =>
  canSuspend(member, person) || (member.role === 'admin' && member.id !== person.id)

/** Which verdicts suit a thing in its state, whoever asks. A hidden text is shown again, or hidden for good by a deletion. */
export function verdictsFor(target: Pick<Target, 'kind' | 'hidden' | 'deleted'>): readonly Verdict[] {
  if (target.deleted || target.kind === 'profile') return ['dismiss', 'suspend']
  if (target.kind === 'article') return target.hidden ? ['dismiss', 'suspend'] : ['dismiss', 'hide', 'suspend']
  return target.hidden ? ['restore', 'hide', 'delete', 'suspend'] : ['dismiss', 'hide', 'delete', 'suspend']
}

/** Suspending the author of a hidden text also decides that it stays so: many reports, or an appeal, have left that open. */
export const keepsHidden = ({ kind, hidden, deleted }: Pick<Target, 'kind' | 'hidden' | 'deleted'>, verdict: Verdict) =>
  verdict === 'suspend' && kind !== 'article' && hidden && !deleted

/** Which verdicts a kind of thing can have in some state. */
const isEverFor = (kind: TargetKind, verdict: Verdict) =>
  [false, true].some((hidden) => verdictsFor({ kind, hidden, deleted: false }).includes(verdict))

/**
 * Whose verdict it can be, whatever state the thing is in by now: others' articles are the administrators'. That its author
 * has changed it under somebody's eyes is no fault of theirs, and `verdictConflict` tells them.
 */
export function canGiveVerdict(member: Member, target: Target, verdict: Verdict): boolean {
  if (!canJudge(member, target) || !isEverFor(target.kind, verdict)) return false
  if (verdict === 'suspend') return target.author === null || canSuspend(member, target.author)
  if (target.kind === 'article' && verdict !== 'dismiss') return member.role === 'admin'
  return true
}

/** What has become of a thing, so that a verdict that it had once no longer suits it; null while it does. */
export function verdictConflict(target: Pick<Target, Changing>, verdict: Verdict): string | null {
  if (verdict === 'suspend') return target.author ? null : 'Its author has left meanwhile.'
  if (verdictsFor(target).includes(verdict)) return null
  if (isDeletedByAuthor(target)) return 'Its author has deleted this meanwhile.'
  if (target.deleted) return 'This has been deleted meanwhile.'
  if (!target.hidden) return 'This is shown again already.'
  return target.kind === 'article' ? 'This is not published any more.' : 'This has been hidden meanwhile.'
}

type Changing = 'kind' | 'hidden' | 'deleted' | 'author'

/** A verdict by somebody that suits the thing as it is. */
export const canDecide = (member: Member, target: Target, verdict: Verdict) =>
  canGiveVerdict(member, target, verdict) && verdictConflict(target, verdict) === null

/** What the form of a case offers to somebody. */
export const verdictsOf = (member: Member, target: Target) =>
  verdictsFor(target).filter((verdict) => canDecide(member, target, verdict))

/** Kinds whose text enough reports hide until somebody has looked. */
export const isHiddenByReports = (kind: TargetKind) => kind === 'comment' || kind === 'reply'
