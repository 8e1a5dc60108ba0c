import 'server-only'
import { db } from '@/lib/core/db'
import { textMatch } from '@/lib/core/text-match'
import { Prisma } from '@/lib/generated/prisma/client'
import { toPicture } from '@/lib/media/picture'
import type { StoreSort } from './list-state'
import { originalCents } from './price'
import type { ProductCard } from './product-card'

/** `categoryId` absent means all. `q` is free text. */
export type ProductScope = { categoryId?: string; q?: string }

const ORDER: Record<StoreSort, Prisma.Sql> = {
  featured: Prisma.sql`p.featured desc, p.created_at desc, p.id desc`,
  'price-low': Prisma.sql`p.price_cents asc, p.id asc`,
  'price-high': Prisma.sql`p.price_cents desc, p.id desc`,
  rating: Prisma.sql`p.rating_tenths desc nulls last, p.id asc`,
}

const SEARCH_TEXT = Prisma.sql`product_search_text(p.name, p.description)`

type ProductRow = {
  id: string
  slug: string
  name: string
  description: string
  price_cents: number
  discount_percent: number
  currency: string
  priced_at: Date
  rating_tenths: number | null
  featured: boolean
  category_slug: string
  category_name: string
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
  offer_id: string | null
  merchant: string | null
  url: string | null
}

const isSold = ({ categoryId, q }: ProductScope) => Prisma.sql`
  p.withdrawn_at is null
  ${categoryId ? Prisma.sql`and p.category = ${categoryId}::uuid` : Prisma.empty}
  ${q ? Prisma.sql`and ${textMatch(SEARCH_TEXT, q)}` : Prisma.empty}`

/** One page of cards in one statement; only the rows of the page are joined. */
export async function selectProducts(
  scope: ProductScope,
  sort: StoreSort,
  limit: number,
  offset: number,
): Promise<ProductCard[]> {
  const rows = await db.$queryRaw<ProductRow[]>`
    select p.id, p.slug, p.name, p.description, p.price_cents, p.discount_percent, p.currency, p.priced_at,
      p.rating_tenths, p.featured, c.slug as category_slug, c.name as category_name,
      m.key as picture_key, m.width, m.height, m.alt, o.id as offer_id, o.merchant, o.url
    from (select p.id from products p where ${isSold(scope)} order by ${ORDER[sort]} limit ${limit} offset ${offset}) page
    join products p using (id)
    join categories c on c.id = p.category
    left join media m on m.id = p.picture_id
    left join lateral (
      select o.id, o.merchant, o.url from offers o
      where o.product_id = p.id and o.ended_at is null order by o.price_cents, o.id limit 1
    ) o on true
    order by ${ORDER[sort]}`
  return rows.map(toCard)
}

/** How many products a scope holds, counted no further than `most`. */
export async function countProductsUpTo(scope: ProductScope, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from products p where ${isSold(scope)} limit ${most}) found`
  return row?.count ?? 0
}

const toCard = (row: ProductRow): ProductCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  category: { slug: row.category_slug, name: row.category_name },
  priceCents: row.price_cents,
  originalCents: originalCents({ priceCents: row.price_cents, discountPercent: row.discount_percent }),
  discountPercent: row.discount_percent,
  currency: row.currency,
  pricedAt: row.priced_at.toISOString(),
  rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
  featured: row.featured,
  picture: toPicture(row.picture_key, row.width, row.height, row.alt),
  offer:
    row.offer_id && row.merchant && row.url
      ? { id: row.offer_id, merchant: row.merchant, host: new URL(row.url).hostname }
      : null,
})
