import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { toSameLinks } from './report-link'

/** A news item, shown or hidden; null when there is none. */
export const findNewsToGuard = (id: string) =>
  db.newsItem.findUnique({
    where: { id },
    select: { id: true, title: true, link: true, publishedAt: true, sourceId: true },
  })

export type NewsToGuard = NonNullable<Awaited<ReturnType<typeof findNewsToGuard>>>

/** A source of news, by its slug; null when there is none. */
export const findSource = (tx: Db, slug: string) =>
  tx.newsSource.findUnique({ where: { slug }, select: { id: true, active: true } })

/** The id of a category of the news, by its slug; null when there is none. */
export const findCategoryId = async (tx: Db, slug: string) =>
  (await tx.category.findFirst({ where: { kind: 'news', slug }, select: { id: true } }))?.id ?? null

/**
 * An item other than `own` that leads to the report of an address, however either is written, hidden ones too; null when none
 * does. Two who enter one report at once come one after the other.
 */
export async function findItemOf(tx: Db, link: string, own?: string) {
  const links = toSameLinks(link)
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`news-link:${links[0]}`}, 0))`
  return tx.newsItem.findFirst({
    where: { link: { in: links }, ...(own === undefined ? {} : { id: { not: own } }) },
    select: {
      id: true,
      slug: true,
      title: true,
      description: true,
      link: true,
      author: true,
      publishedAt: true,
      sourceId: true,
      categoryId: true,
      hiddenAt: true,
    },
  })
}

/** Whether somebody has entered an item themselves. */
export const hasEntered = async (tx: Db, memberId: string, itemId: string) =>
  (await tx.auditEntry.count({ where: { actorId: memberId, action: 'news.create', subject: `news:${itemId}` } })) > 0

/** Slugs of items that begin like this one. */
export const listSlugsLike = async (tx: Db, slug: string) =>
  (await tx.newsItem.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } })).map((row) => row.slug)
