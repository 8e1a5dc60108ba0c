import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { publicTexts } from '@/lib/core/public-rows'
import { tags } from '@/lib/core/tags'
import type { Prisma } from '@/lib/generated/prisma/client'
import { MOST_PRICES, originalCents } from './price'
import type { ProductDetail } from './product-card'
import { factPairs } from './schema'

/** A product with everything its page shows, also when it is no longer sold; null when there is none. */
export async function findProduct(slug: string): Promise<ProductDetail | null> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.products, tags.product(slug), tags.reviews)
  const row = await db.product.findUnique({ where: { slug }, select: detailFields })
  if (!row) return null
  const [review] = row.reviews
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    description: row.description,
    category: row.category,
    priceCents: row.priceCents,
    originalCents: originalCents(row),
    discountPercent: row.discountPercent,
    currency: row.currency,
    pricedAt: row.pricedAt.toISOString(),
    rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
    featured: row.featured,
    picture: row.picture,
    facts: factPairs.parse(row.facts).map(([label, value]) => ({ label, value })),
    offers: row.withdrawnAt ? [] : row.offers.map((offer) => ({ ...offer, pricedAt: offer.pricedAt.toISOString() })),
    prices: row.priceChanges
      .map(({ priceCents, changedAt }) => ({ priceCents, at: changedAt.toISOString() }))
      .reverse(),
    review: review ? toReview(review.article) : null,
    withdrawn: row.withdrawnAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

const detailFields = {
  id: true,
  slug: true,
  name: true,
  brand: true,
  description: true,
  priceCents: true,
  discountPercent: true,
  currency: true,
  pricedAt: true,
  ratingTenths: true,
  featured: true,
  facts: true,
  updatedAt: true,
  withdrawnAt: true,
  category: { select: { slug: true, name: true } },
  picture: { select: { key: true, width: true, height: true, alt: true } },
  offers: {
    where: { endedAt: null },
    orderBy: [{ priceCents: 'asc' }, { id: 'asc' }],
    select: { id: true, merchant: true, url: true, priceCents: true, currency: true, pricedAt: true },
  },
  priceChanges: {
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    take: MOST_PRICES + 1,
    select: { priceCents: true, changedAt: true },
  },
  reviews: {
    where: { article: publicTexts },
    orderBy: { article: { publishedAt: 'desc' } },
    take: 1,
    select: { article: { select: { slug: true, title: true, excerpt: true, ratingTenths: true } } },
  },
} satisfies Prisma.ProductSelect

type ReviewRow = { slug: string; title: string; excerpt: string | null; ratingTenths: number | null }

const toReview = ({ slug, title, excerpt, ratingTenths }: ReviewRow) => ({
  slug,
  title,
  excerpt: excerpt ?? '',
  rating: (ratingTenths ?? 0) / 10,
})
