import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { MISSING_PICTURE } from '@/lib/media/limits'
import { findCategoryId, findItemOf, findSource, hasEntered, type NewsToGuard } from './guard-queries'
import { takenLink, unknownChoice } from './refusals'
import { toKeptLink } from './report-link'
import { CLOSED_SOURCE, type NewsFields, NO_CATEGORY, NO_SOURCE } from './schema'

const MINUTE_MS = 60_000

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS)

/**
 * What a form says of a news item, as it is stored. The form shows minutes: a moment that nobody has changed keeps its
 * seconds, and with them its place in the list.
 * @throws AppError 'invalid' for a source or a category that the news do not have, or a source that takes no new items.
 */
export async function toColumns(tx: Db, fields: NewsFields, before?: NewsToGuard) {
  const { title, description, link, author, publishedAt } = fields
  const [source, categoryId] = [await findSource(tx, fields.source), await findCategoryId(tx, fields.category)]
  const isOpen = source?.active || source?.id === before?.sourceId
  if (!source || !isOpen || !categoryId) {
    throw unknownChoice({
      ...(source && isOpen ? {} : { source: [source ? CLOSED_SOURCE : NO_SOURCE] }),
      ...(categoryId ? {} : { category: [NO_CATEGORY] }),
    })
  }
  const isKept = before && minuteOf(before.publishedAt) === minuteOf(publishedAt)
  return {
    title,
    description,
    sourceId: source.id,
    categoryId,
    link: before && isUntouched(link, before) ? before.link : link,
    author: author || null,
    publishedAt: isKept ? before.publishedAt : publishedAt,
  }
}

type Columns = Awaited<ReturnType<typeof toColumns>>

/** Whether the form has the link as it came. */
const isUntouched = (link: string, before: NewsToGuard) => link === before.link || link === toKeptLink(before.link)

/**
 * A link that nobody has touched may stand twice since before it was looked for in all its ways.
 * @throws AppError 'conflict' for the link of another item.
 */
export async function requireFreeLink(tx: Db, { link }: Columns, before: NewsToGuard): Promise<void> {
  const taken = link === before.link ? null : await findItemOf(tx, link, before.id)
  if (taken) throw takenLink(taken.title)
}

/**
 * The item that the member has entered just so: the answer was lost, and the form came once more. Null when the link is free.
 * @throws AppError 'conflict' when the link is that of another item.
 */
export async function findSent(tx: Db, memberId: string, columns: Columns) {
  const taken = await findItemOf(tx, columns.link)
  if (!taken) return null
  const { id, slug, title, hiddenAt, ...said } = taken
  const isSame =
    hiddenAt === null &&
    title === columns.title &&
    said.description === columns.description &&
    said.link === columns.link &&
    said.author === columns.author &&
    said.sourceId === columns.sourceId &&
    said.categoryId === columns.categoryId &&
    said.publishedAt.getTime() === columns.publishedAt.getTime()
  if (!isSame || !(await hasEntered(tx, memberId, id))) throw takenLink(title)
  return { id, slug }
}

/** Shows another picture of an item, or none. The one before is left to the job that removes what nothing shows. */
export async function replacePicture(tx: Db, itemId: string, pictureId: string | null): Promise<void> {
  // Two who do so at once come one after the other, or the one between would be nobody's.
  const [former] = await tx.$queryRaw<{ id: string | null }[]>`
    select picture_id as id from news_items where id = ${itemId}::uuid for update`
  await tx.newsItem.update({ where: { id: itemId }, data: { pictureId }, select: { id: true } })
  if (former?.id) await tx.media.updateMany({ where: { id: former.id }, data: { discardedAt: new Date() } })
}

/**
 * Says anew what the picture of an item shows.
 * @throws AppError 'invalid' when the item has none, 'conflict' when something else shows it as well: what is said there is not
 * for this item to change.
 */
export async function describePicture(tx: Db, itemId: string, alt: string): Promise<void> {
  const item = { id: itemId }
  const picture = await tx.media.findFirst({ where: { newsItems: { some: item } }, select: { id: true } })
  if (!picture) throw new AppError('invalid', MISSING_PICTURE, { file: [MISSING_PICTURE] })
  const here = { newsItems: { every: item }, articles: { none: {} }, shares: { none: {} }, products: { none: {} } }
  const { count } = await tx.media.updateMany({ where: { id: picture.id, ...here }, data: { alt } })
  if (count === 0)
    throw new AppError('conflict', 'This picture is shown elsewhere too. Please give its file once more.')
}
