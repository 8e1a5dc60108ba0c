import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { Role } from '@/lib/generated/prisma/enums'

/** A member with an account, as the rules see them. */
export async function addMember(username: string, role: Role = 'user'): Promise<Member> {
  const { id } = await db.user.create({
    data: {
      email: `${username}@example.com`,
      emailVerifiedAt: new Date(),
      profile: { create: { username, skeleton: username, role } },
    },
    select: { id: true },
  })
  return { id, username, role, verified: true, suspendedUntil: null, managesPayments: false }
}

/** The id of a category of the store, made when it is not there. */
export async function storeCategory(slug: string): Promise<string> {
  const known = await db.category.findFirst({ where: { kind: 'product', slug }, select: { id: true } })
  if (known) return known.id
  const made = await db.category.create({ data: { kind: 'product', slug, name: slug }, select: { id: true } })
  return made.id
}

type More = {
  name?: string
  description?: string
  category?: string
  priceCents?: number
  discountPercent?: number
  ratingTenths?: number | null
  featured?: boolean
  /** Prices of its shops; the first is the cheapest. */
  offers?: number[]
  createdAt?: Date
  withdrawnAt?: Date
}

/** A product that shops sell; returns its id and theirs. */
export async function addProduct(slug: string, { category = 'audio', offers, ...more }: More = {}) {
  const priceCents = more.priceCents ?? offers?.[0] ?? 10_000
  const prices = offers ?? [priceCents]
  const { id } = await db.product.create({
    data: {
      slug,
      name: more.name ?? slug,
      description: more.description ?? 'A thing.',
      categoryId: await storeCategory(category),
      ...more,
      priceCents,
      priceChanges: { create: { priceCents, changedAt: new Date('2026-01-01') } },
    },
    select: { id: true },
  })
  const ids = prices.map(() => randomUUID())
  await db.offer.createMany({
    data: prices.map((cents, index) => ({
      id: ids[index],
      productId: id,
      merchant: `Shop ${index + 1}`,
      url: `https://shop-${index + 1}.example/${slug}`,
      priceCents: cents,
    })),
  })
  return { id, slug, offers: ids, offer: ids[0] ?? '' }
}
