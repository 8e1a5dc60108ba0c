import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { OwnKind } from './own-posts'

/** What staff said of a text of the member's, and whether the member asked them to look again. */
type Decision = {
  reason: string | null
  /** Whose words the reason is: a moderator's, or the site's own, when many had reported the text. */
  by: 'moderator' | 'site' | null
  /** Against the hiding that holds. Null: not asked. */
  appeal: 'open' | 'decided' | null
}

/** What staff do to a text, by the names of the log. */
const ACTS = ['hide', 'delete', 'restore'] as const

type Post = { kind: OwnKind; id: string; state: string }

/** Decisions about the hidden and deleted ones of some posts, by `kind:id`. */
export async function findDecisions(member: Member, posts: readonly Post[]): Promise<Map<string, Decision>> {
  const touched = posts.filter(({ state }) => state !== 'visible')
  const idsOf = (wanted: OwnKind) => touched.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  if (touched.length === 0) return new Map()
  const [entries, appeals] = await Promise.all([
    db.auditEntry.findMany({
      where: {
        subject: { in: touched.map(({ kind, id }) => `${kind}:${id}`) },
        action: { in: ['comment', 'topic', 'reply'].flatMap((kind) => ACTS.map((act) => `${kind}.${act}`)) },
      },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { subject: true, action: true, actorId: true, reason: true, at: true },
    }),
    db.report.findMany({
      where: {
        reporterId: member.id,
        reason: 'appeal',
        OR: [
          { commentId: { in: idsOf('comment') } },
          { topicId: { in: idsOf('topic') } },
          { replyId: { in: idsOf('reply') } },
        ],
      },
      select: { commentId: true, topicId: true, replyId: true, createdAt: true, decidedAt: true },
    }),
  ])
  const last = new Map(entries.map((entry) => [entry.subject, entry]))
  const restored = entries.filter(({ action }) => action.endsWith('.restore'))
  const shownAt = new Map(restored.map(({ subject, at }) => [subject, at]))
  return new Map(
    touched.map(({ kind, id }) => {
      const subject = `${kind}:${id}`
      const shown = shownAt.get(subject)
      const appeal = appeals.find(
        (one) => one[`${kind}Id`] === id && !(one.decidedAt && shown && one.createdAt < shown),
      )
      const entry = last.get(subject)
      // What was shown again and is away once more was taken back by its author, and no reason holds any longer.
      const holds = entry && entry.action !== `${kind}.restore` ? entry : null
      return [
        subject,
        {
          reason: holds?.reason ?? null,
          by: holds && (holds.actorId === null ? 'site' : 'moderator'),
          appeal: appeal ? (appeal.decidedAt ? 'decided' : 'open') : null,
        },
      ]
    }),
  )
}
