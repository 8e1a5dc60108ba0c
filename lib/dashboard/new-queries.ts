import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { publicTexts } from '@/lib/core/public-rows'
import { type Address, routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'

const MOST = 20
/** For somebody who was away for long, or who comes for the first time. */
const LONGEST_DAYS = 14

/** `at` is ISO 8601. */
export type NewLine = {
  href: Address
  kind: 'Article' | 'Review' | 'Topic'
  title: string
  category: string
  at: string
}

/**
 * What was published since the member last marked everything as seen, at most the last two weeks, newest first; `until` is
 * the moment that the list was made, so that marking it hides nothing that was not on show. Times are ISO 8601.
 */
export async function listNew(member: Pick<Member, 'id'>, now = new Date()) {
  const { newSeenAt } = await db.user.findUniqueOrThrow({ where: { id: member.id }, select: { newSeenAt: true } })
  const earliest = new Date(now.getTime() - LONGEST_DAYS * DAY_MS)
  const since = newSeenAt && newSeenAt > earliest ? newSeenAt : earliest
  const [texts, topics] = await Promise.all([listTexts(since), listTopics(member.id, since)])
  const lines = [...texts, ...topics].sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST)
  return { lines, since: since.toISOString(), until: now.toISOString() }
}

export type NewList = Awaited<ReturnType<typeof listNew>>

async function listTexts(since: Date): Promise<NewLine[]> {
  const rows = await db.article.findMany({
    where: { ...publicTexts, publishedAt: { gt: since } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: { kind: true, slug: true, title: true, publishedAt: true, category: { select: { name: true } } },
  })
  return rows.map(({ kind, slug, title, publishedAt, category }) => ({
    href: routes.text(kind, slug),
    kind: kind === 'review' ? 'Review' : 'Article',
    title,
    category: category.name,
    at: (publishedAt ?? since).toISOString(),
  }))
}

async function listTopics(memberId: string, since: Date): Promise<NewLine[]> {
  const rows = await db.topic.findMany({
    where: {
      deletedAt: null,
      hiddenAt: null,
      createdAt: { gt: since },
      // No topic is older than its last activity, and that is what an index orders.
      lastActivityAt: { gt: since },
      OR: [{ authorId: null }, { authorId: { not: memberId } }],
    },
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: { number: true, slug: true, title: true, createdAt: true, category: { select: { name: true } } },
  })
  return rows.map(({ number, slug, title, createdAt, category }) => ({
    href: routes.topic(number, slug),
    kind: 'Topic',
    title,
    category: category.name,
    at: createdAt.toISOString(),
  }))
}
