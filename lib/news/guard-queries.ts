import 'server-only'
import { type Db, db } from '@/lib/core/db'

/** A news item, shown or hidden; null when there is none. */
export const findNewsToGuard = (id: string) =>
  db.newsItem.findUnique({ where: { id }, select: { id: true, title: true, publishedAt: true } })

/** The id of a source of news, by its slug; null when there is none. */
export const findSourceId = async (tx: Db, slug: string) =>
  (await tx.newsSource.findUnique({ where: { slug }, select: { id: true } }))?.id ?? null

/** The id of a category of the news, by its slug; null when there is none. */
export const findCategoryId = async (tx: Db, slug: string) =>
  (await tx.category.findFirst({ where: { kind: 'news', slug }, select: { id: true } }))?.id ?? null

/** The item that leads to an address, hidden ones too; null when none does. */
export const findItemOf = (tx: Db, link: string) =>
  tx.newsItem.findUnique({ where: { link }, select: { id: true, title: true } })

/** Slugs of items that begin like this one. */
export const listSlugsLike = async (tx: Db, slug: string) =>
  (await tx.newsItem.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } })).map((row) => row.slug)
