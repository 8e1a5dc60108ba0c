import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import type { Member } from '@/lib/core/viewer'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Picture, toPicture } from '@/lib/media/picture'
import { WISHES_PER_PAGE, type WishListState, type WishSort } from './list-state'

/**
 * A product that a member waits for. `addedCents` is what it cost when it was added, `priceCents` what it costs today;
 * `available` says whether anybody sells it. Times are ISO 8601.
 */
export type Wish = {
  productId: string
  slug: string
  name: string
  category: { slug: string; name: string }
  picture: Picture | null
  addedCents: number
  priceCents: number
  currency: string
  pricedAt: string
  targetCents: number | null
  addedAt: string
  available: boolean
  offer: { id: string; merchant: string; host: string } | null
}

type WishRow = {
  product_id: string
  slug: string
  name: string
  category_slug: string
  category_name: string
  picture_key: string | null
  width: number | null
  height: number | null
  alt: string | null
  added_cents: number
  price_cents: number
  currency: string
  priced_at: Date
  target_cents: number | null
  added_at: Date
  offer_id: string | null
  merchant: string | null
  url: string | null
}

const ORDER: Record<WishSort, Prisma.Sql> = {
  newest: Prisma.sql`w.created_at desc, w.product_id desc`,
  drop: Prisma.sql`w.price_cents - p.price_cents desc, w.product_id`,
  price: Prisma.sql`p.price_cents asc, w.product_id`,
  name: Prisma.sql`lower(p.name), w.product_id`,
}

/** One page of a member's wishlist; a page past the end is the last one. */
export async function listWishes(member: Member, asked: WishListState) {
  const total = await db.wishlistItem.count({ where: { userId: member.id } })
  const pages = pageCount(total, WISHES_PER_PAGE)
  const page = Math.min(asked.page, pages)
  const rows = await db.$queryRaw<WishRow[]>`
    select w.product_id, w.price_cents as added_cents, w.target_price_cents as target_cents, w.created_at as added_at,
      p.slug, p.name, p.price_cents, p.currency, p.priced_at, c.slug as category_slug, c.name as category_name,
      m.key as picture_key, m.width, m.height, m.alt, o.id as offer_id, o.merchant, o.url
    from wishlist_items w
    join products p on p.id = w.product_id
    join categories c on c.id = p.category
    left join media m on m.id = p.picture_id
    left join lateral (
      select o.id, o.merchant, o.url from offers o
      where o.product_id = p.id and o.ended_at is null and p.withdrawn_at is null order by o.price_cents, o.id limit 1
    ) o on true
    where w.user_id = ${member.id}::uuid order by ${ORDER[asked.sort]}
    limit ${WISHES_PER_PAGE} offset ${(page - 1) * WISHES_PER_PAGE}`
  return { wishes: rows.map(toWish), total, pages, page }
}

/** A product as a wish finds it, sold or not; null when there is none. */
export const findWishedProduct = (id: string) =>
  db.product.findUnique({
    where: { id },
    select: {
      id: true,
      priceCents: true,
      currency: true,
      withdrawnAt: true,
      offers: { where: { endedAt: null }, select: { id: true }, take: 1 },
    },
  })

const toWish = (row: WishRow): Wish => ({
  productId: row.product_id,
  slug: row.slug,
  name: row.name,
  category: { slug: row.category_slug, name: row.category_name },
  picture: toPicture(row.picture_key, row.width, row.height, row.alt),
  addedCents: row.added_cents,
  priceCents: row.price_cents,
  currency: row.currency,
  pricedAt: row.priced_at.toISOString(),
  targetCents: row.target_cents,
  addedAt: row.added_at.toISOString(),
  available: row.offer_id !== null,
  offer:
    row.offer_id && row.merchant && row.url
      ? { id: row.offer_id, merchant: row.merchant, host: new URL(row.url).hostname }
      : null,
})
