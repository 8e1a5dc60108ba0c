import type { Role } from '@/lib/generated/prisma/enums'
import type { NoticeSubject } from '@/lib/notifications/commands'
import { TARGET_KINDS, type TargetKind } from './choices'

/** Whoever wrote a text; of a profile, the person. */
export type TargetAuthor = {
  id: string
  username: string
  role: Role
  /** The first administrator, whom nobody can suspend. */
  protected: boolean
  suspendedUntil: Date | null
}

/** Whose decision an appeal is about (null: many members' reports), and whether other staff could judge it. */
export type Appeal = { deciderId: string | null; others: boolean }

/** Something that can be reported, as the rules, the case and the notices about it need it. */
export type Target = {
  kind: TargetKind
  id: string
  /** What readers call it: an article may be a review. */
  noun: TargetKind | 'review'
  /** Null when its author has left. */
  author: TargetAuthor | null
  /** Title of the text, or of what it stands under; the name of a person. */
  title: string
  /** Where readers find it. */
  href: string
  /** What a visit to its page is of, for notices: the text or the topic that it stands under. */
  place: NoticeSubject
  /** Markdown. */
  content: string
  createdAt: Date
  /** Out of readers' sight by a moderator; of an article: it is not published. */
  hidden: boolean
  deleted: boolean
  /** The appeal of its author, who asks for another look; null when nobody waits for one. */
  appeal: Appeal | null
  /** Cache tags of every page that shows it. */
  tags: readonly string[]
}

/** The title of a text that is not to be read by whoever asks. */
export const NOT_PUBLIC = 'a text that is not public'

/** `kind:id`, the name of the thing in the audit log and in notices. */
export const targetName = ({ kind, id }: Pick<Target, 'kind' | 'id'>) => `${kind}:${id}` as const

/** What the notices of moderators about a case are about. */
export const caseSubject = (target: Pick<Target, 'kind' | 'id'>) => `case:${targetName(target)}` as const

/** `'comment under “Quiet desktops”'`: names a thing to somebody who does not see it. */
export function describeTarget({ noun, title }: Pick<Target, 'noun' | 'title'>): string {
  if (noun === 'profile') return `profile of ${title}`
  return noun === 'comment' || noun === 'reply' ? `${noun} under “${title}”` : `${noun} “${title}”`
}

/** Moderators who delete a text hide it as well; an article may also be an administrator's to put into the trash. */
export const isDeletedByAuthor = ({ kind, hidden, deleted }: Pick<Target, 'kind' | 'hidden' | 'deleted'>) =>
  kind !== 'article' && deleted && !hidden

/**
 * What a report keeps of it, since its author may change it before anybody has looked; a topic's title is a part of what it
 * says. Null for an article, whose versions are kept, and where nothing is said.
 */
export function wordsOf({ kind, title, content }: Pick<Target, 'kind' | 'title' | 'content'>): string | null {
  if (kind === 'article') return null
  return (kind === 'topic' ? `${title}\n\n${content}` : content) || null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The kind and id that an address or a form names, or null when no thing can have them. */
export function parseTarget({ kind, id }: { kind: unknown; id: unknown }): { kind: TargetKind; id: string } | null {
  const known = TARGET_KINDS.find((one) => one === kind)
  return known && typeof id === 'string' && UUID.test(id) ? { kind: known, id } : null
}
