import 'server-only'
import { type Db, db } from '@/lib/core/db'

const openPrice = {
  where: { validTo: null },
  take: 1,
  select: { id: true, cents: true, currency: true, validFrom: true },
} as const

/** Every plan with its price of today and how many active subscriptions keep which price; retired ones last. */
export async function listPlans() {
  const [rows, counts] = await Promise.all([
    db.plan.findMany({
      orderBy: [{ retiredAt: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }, { id: 'asc' }],
      include: { prices: openPrice },
    }),
    countActive(),
  ])
  return rows.map(({ prices: [price], retiredAt, providerId: _, ...plan }) => ({
    ...plan,
    isRetired: retiredAt !== null,
    cents: price?.cents ?? 0,
    currency: price?.currency ?? '',
    subscribers: counts.byPlan.get(plan.id) ?? 0,
    onOlderPrices: (counts.byPlan.get(plan.id) ?? 0) - (price ? (counts.byPrice.get(price.id) ?? 0) : 0),
  }))
}

export type PlanLine = Awaited<ReturnType<typeof listPlans>>[number]

/** A plan as its form shows it, with every price it ever had, the newest first; null when there is none. */
export async function findPlan(id: string) {
  const [plan, counts] = await Promise.all([
    db.plan.findUnique({
      where: { id },
      include: {
        prices: {
          orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
          select: { id: true, cents: true, currency: true, validFrom: true, validTo: true },
        },
      },
    }),
    countActive(id),
  ])
  if (!plan) return null
  const { retiredAt, prices, ...rest } = plan
  return {
    ...rest,
    isRetired: retiredAt !== null,
    prices: prices.map(({ validFrom, validTo, ...price }) => ({
      ...price,
      from: validFrom.toISOString(),
      to: validTo?.toISOString() ?? null,
      subscribers: counts.byPrice.get(price.id) ?? 0,
    })),
  }
}

export type PlanForm = NonNullable<Awaited<ReturnType<typeof findPlan>>>

/** A plan with the price it has today; null when there is none. */
export async function findPlanToGuard(id: string) {
  const plan = await db.plan.findUnique({
    where: { id },
    select: { id: true, name: true, retiredAt: true, prices: openPrice },
  })
  if (!plan) return null
  const { prices, ...rest } = plan
  return { ...rest, price: prices[0] ?? null }
}

/** Slugs of plans that begin like this one. */
export const listPlanSlugsLike = async (tx: Db, slug: string) =>
  (await tx.plan.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } })).map((row) => row.slug)

/** Active subscriptions by price and by plan, of one plan or of all. */
async function countActive(planId?: string) {
  const groups = await db.subscription.groupBy({
    by: ['planPriceId'],
    where: { status: 'active', ...(planId && { planPrice: { planId } }) },
    _count: true,
  })
  const byPrice = new Map(groups.map(({ planPriceId, _count }) => [planPriceId, _count]))
  const prices = await db.planPrice.findMany({
    where: { id: { in: [...byPrice.keys()] } },
    select: { id: true, planId: true },
  })
  const byPlan = new Map<string, number>()
  for (const price of prices) byPlan.set(price.planId, (byPlan.get(price.planId) ?? 0) + (byPrice.get(price.id) ?? 0))
  return { byPrice, byPlan }
}
