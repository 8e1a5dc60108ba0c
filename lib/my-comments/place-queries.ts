import 'server-only'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'

/** Where something was said: an article, a review or a topic. */
export type Place = {
  title: string
  href: string
  /** Readers can open it. */
  isPublic: boolean
  locked: boolean
  topic: { number: number; slug: string } | null
}

/**
 * The places of some posts, by `article:id` and `topic:id`. One that readers cannot open is left out, unless it is the
 * member's own: what it is called by now is not for others, and its address says so too.
 */
export async function findPlaces(member: Member, posts: readonly { placeKind: 'article' | 'topic'; place: string }[]) {
  const idsOf = (kind: 'article' | 'topic') => [
    ...new Set(posts.filter(({ placeKind }) => placeKind === kind).map(({ place }) => place)),
  ]
  const [articles, topics] = await Promise.all([
    db.article.findMany({
      where: { id: { in: idsOf('article') } },
      select: { id: true, kind: true, slug: true, title: true, authorId: true, status: true, deletedAt: true },
    }),
    db.topic.findMany({
      where: { id: { in: idsOf('topic') } },
      select: {
        id: true,
        number: true,
        slug: true,
        title: true,
        authorId: true,
        lockedAt: true,
        hiddenAt: true,
        deletedAt: true,
      },
    }),
  ])
  const places = new Map<string, Place>()
  for (const { id, kind, slug, title, authorId, status, deletedAt } of articles) {
    const href = routes.text(kind, slug)
    const isPublic = status === 'published' && deletedAt === null
    if (!isPublic && authorId !== member.id) continue
    places.set(`article:${id}`, { title, href, isPublic, locked: false, topic: null })
  }
  for (const { id, number, slug, title, authorId, lockedAt, hiddenAt, deletedAt } of topics) {
    const isPublic = hiddenAt === null && deletedAt === null
    if (!isPublic && authorId !== member.id) continue
    places.set(`topic:${id}`, {
      title,
      href: routes.topic(number, slug),
      topic: { number, slug },
      isPublic,
      locked: lockedAt !== null,
    })
  }
  return places
}
