import 'server-only'
import type { Db } from '@/lib/core/db'
import { findCategoryId, findItemOf, findSourceId } from './guard-queries'
import { takenLink, unknownChoice } from './refusals'
import { type NewsFields, NO_CATEGORY, NO_SOURCE } from './schema'

const MINUTE_MS = 60_000

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS)

/**
 * What a form says of a news item, as it is stored. The form shows minutes: a moment that nobody has changed keeps its
 * seconds, and with them its place in the list.
 * @throws AppError 'invalid' for a source or a category that the news do not have, 'conflict' for the link of another item.
 */
export async function toColumns(tx: Db, fields: NewsFields, before?: { id: string; publishedAt: Date }) {
  const { title, description, link, author, publishedAt } = fields
  const [sourceId, categoryId] = [await findSourceId(tx, fields.source), await findCategoryId(tx, fields.category)]
  if (!sourceId || !categoryId) {
    throw unknownChoice({
      ...(sourceId ? {} : { source: [NO_SOURCE] }),
      ...(categoryId ? {} : { category: [NO_CATEGORY] }),
    })
  }
  const taken = await findItemOf(tx, link)
  if (taken && taken.id !== before?.id) throw takenLink(taken.title)
  const isKept = before && minuteOf(before.publishedAt) === minuteOf(publishedAt)
  return {
    ...{ title, description, link, sourceId, categoryId },
    author: author || null,
    publishedAt: isKept ? before.publishedAt : publishedAt,
  }
}

/** Shows another picture of an item. The one before is left to the job that removes what nothing shows. */
export async function replacePicture(tx: Db, itemId: string, pictureId: string): Promise<void> {
  // Two who do so at once come one after the other, or the one between would be nobody's.
  const [former] = await tx.$queryRaw<{ id: string | null }[]>`
    select picture_id as id from news_items where id = ${itemId}::uuid for update`
  await tx.newsItem.update({ where: { id: itemId }, data: { pictureId }, select: { id: true } })
  if (former?.id) await tx.media.updateMany({ where: { id: former.id }, data: { discardedAt: new Date() } })
}
