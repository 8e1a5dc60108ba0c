import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { keepTagRows } from '@/lib/taxonomy/commands'
import { offeredCategories } from '../offered-categories'
import { POST_CATEGORIES } from '../post-limits'
import type { PostFields } from '../schema'
import type { VersionFields } from '../version-fields'

/**
 * The category of a form by its slug. An article without one goes to the form's first; a changed post keeps its own.
 * @throws AppError 'invalid' when it is neither one that the form offers nor the post's own.
 */
export async function requireCategory(tx: Db, kind: ArticleKind, slug: string, current?: string): Promise<string> {
  if (!slug && current) return current
  const first = { kind, aliases: { has: POST_CATEGORIES[0] } }
  const own = current ? [{ kind, id: current }] : []
  const where = slug ? { slug, OR: [offeredCategories(kind), ...own] } : first
  const row = await tx.category.findFirst({ where, select: { id: true } })
  if (row) return row.id
  throw new AppError('invalid', 'Please choose a category', { category: ['Please choose a category'] })
}

/** The tags of a post in their order, made where they are new. */
export async function keepPostTags(tx: Db, articleId: string, names: readonly string[], before: readonly string[]) {
  if (names.join('\n') === before.join('\n')) return
  const rows = await keepTagRows(tx, names)
  await tx.articleTag.deleteMany({ where: { articleId } })
  await tx.articleTag.createMany({ data: rows.map(({ id }, position) => ({ articleId, tagId: id, position })) })
  await tx.article.update({
    where: { id: articleId },
    data: { tagNames: rows.map(({ name }) => name) },
    select: { id: true },
  })
}

type ReviewColumns = NonNullable<VersionFields['review']>

/** What a form says that only reviews have, as it is stored. */
export function toReview({ price, productId, ...fields }: PostFields): ReviewColumns {
  const { pros, cons, verdict, productName, brand, releasedOn, facts } = fields
  return { pros, cons, verdict, productName, brand, releasedOn, facts, priceCents: price, productId: productId || null }
}

/** The reviews of which a form says nothing new. */
export function reviewsAs(fields: PostFields) {
  const { pros, cons, facts, ...lines } = toReview(fields)
  return { ...lines, pros: { equals: pros }, cons: { equals: cons }, facts: { equals: facts } }
}

/** What only reviews have. A product that is gone by now is none. */
export async function keepReview(tx: Db, articleId: string, review: ReviewColumns): Promise<void> {
  const { productId } = review
  const known = productId ? await tx.product.findUnique({ where: { id: productId }, select: { id: true } }) : null
  const columns = { ...review, productId: known?.id ?? null }
  await tx.review.upsert({
    where: { articleId },
    create: { articleId, ...columns },
    update: columns,
    select: { articleId: true },
  })
}
