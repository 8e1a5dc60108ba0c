import 'server-only'
import { type Db, db } from '@/lib/core/db'

const reviewSlugs = { select: { article: { select: { slug: true } } } } as const

/** A product with the slugs of the pages that show it; null when there is none. */
export async function findProductToGuard(id: string) {
  const row = await db.product.findUnique({
    where: { id },
    select: { id: true, slug: true, name: true, withdrawnAt: true, reviews: reviewSlugs },
  })
  return row && toShown(row)
}

/** An offer with its product; null when there is none. */
export async function findOfferToGuard(id: string) {
  const row = await db.offer.findUnique({
    where: { id },
    select: {
      id: true,
      merchant: true,
      priceCents: true,
      product: { select: { id: true, slug: true, name: true, withdrawnAt: true, reviews: reviewSlugs } },
    },
  })
  return row && { ...row, product: toShown(row.product) }
}

/** The id of a category of the store, by its slug; null when there is none. */
export const findStoreCategory = async (tx: Db, slug: string) =>
  (await tx.category.findFirst({ where: { kind: 'product', slug }, select: { id: true } }))?.id ?? null

/** Slugs of products that begin like this one. */
export const listSlugsLike = async (tx: Db, slug: string) =>
  (await tx.product.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } })).map((row) => row.slug)

type Row = {
  id: string
  slug: string
  name: string
  withdrawnAt: Date | null
  reviews: { article: { slug: string } }[]
}

/** What a change of a product shows on. */
export type ShownProduct = Omit<Row, 'reviews'> & { reviewSlugs: string[] }

const toShown = ({ reviews, ...product }: Row): ShownProduct => ({
  ...product,
  reviewSlugs: reviews.map(({ article }) => article.slug),
})
