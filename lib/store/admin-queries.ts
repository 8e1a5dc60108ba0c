import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ProductAdminState, ProductSort } from './admin-list-state'
import { PRODUCTS_PER_SHEET } from './admin-list-state'
import { factPairs } from './schema'

/** Clicks of this many days stand beside a product. */
export const CLICK_DAYS = 30

/** A line of the product list. `clicks` are those that count, of the last `CLICK_DAYS` days. */
export type ProductLine = {
  id: string
  slug: string
  name: string
  category: string
  priceCents: number
  currency: string
  pricedAt: Date
  featured: boolean
  withdrawn: boolean
  offers: number
  clicks: number
}

const ORDER: Record<ProductSort, Prisma.Sql> = {
  name: Prisma.sql`lower(p.name)`,
  category: Prisma.sql`c.position`,
  price: Prisma.sql`p.price_cents`,
  priced: Prisma.sql`p.priced_at`,
  clicks: Prisma.sql`clicks`,
}

const CLICKS = Prisma.sql`(select count(*)::int from offers o join affiliate_clicks k on k.offer_id = o.id
  where o.product_id = p.id and k.counted and k.clicked_at > now() - ${CLICK_DAYS} * interval '1 day')`

/** One sheet of all products, withdrawn ones too; a sheet past the end is the last one. */
export async function listProductLines({ q, sort, down, page: asked }: ProductAdminState) {
  const isWanted = q ? Prisma.sql`p.name ilike ${`%${escapeLike(q)}%`}` : Prisma.sql`true`
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from products p where ${isWanted}`
  const total = found?.count ?? 0
  const pages = pageCount(total, PRODUCTS_PER_SHEET)
  const page = Math.min(asked, pages)
  const lines = await db.$queryRaw<ProductLine[]>`
    select p.id, p.slug, p.name, c.name as category, p.price_cents as "priceCents", p.currency, p.priced_at as "pricedAt",
      p.featured, p.withdrawn_at is not null as withdrawn, ${CLICKS} as clicks,
      (select count(*)::int from offers o where o.product_id = p.id and o.ended_at is null) as offers
    from products p join categories c on c.id = p.category
    where ${isWanted} order by ${ORDER[sort]} ${down ? Prisma.sql`desc` : Prisma.sql`asc`}, p.id
    limit ${PRODUCTS_PER_SHEET} offset ${(page - 1) * PRODUCTS_PER_SHEET}`
  return { lines, total, pages, page }
}

/** The categories of the store, for a form. */
export const listProductCategories = () =>
  db.category.findMany({ where: { kind: 'product' }, orderBy: { position: 'asc' }, select: { slug: true, name: true } })

/** A product as its forms show it, with its offers and what each earned in clicks; null when there is none. */
export async function findProductForm(id: string) {
  const row = await db.product.findUnique({
    where: { id },
    select: {
      id: true,
      slug: true,
      name: true,
      brand: true,
      description: true,
      discountPercent: true,
      ratingTenths: true,
      featured: true,
      facts: true,
      priceCents: true,
      currency: true,
      withdrawnAt: true,
      version: true,
      category: { select: { slug: true } },
      picture: { select: { key: true, width: true, height: true, alt: true } },
      offers: {
        orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { priceCents: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          merchant: true,
          url: true,
          priceCents: true,
          currency: true,
          pricedAt: true,
          endedAt: true,
          _count: { select: { clicks: { where: { counted: true } } } },
        },
      },
      priceChanges: {
        orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
        take: 100,
        select: { priceCents: true, changedAt: true },
      },
    },
  })
  if (!row) return null
  const { facts, offers, priceChanges, ...product } = row
  return {
    ...product,
    facts: factPairs
      .parse(facts)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    offers: offers.map(({ _count, ...offer }) => ({ ...offer, clicks: _count.clicks })),
    prices: priceChanges.map(({ priceCents, changedAt }) => ({ priceCents, at: changedAt.toISOString() })),
  }
}

export type ProductForm = NonNullable<Awaited<ReturnType<typeof findProductForm>>>
