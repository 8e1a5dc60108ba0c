import 'server-only'
import { AppError } from '@/lib/core/app-error'
import type { Db } from '@/lib/core/db'
import { keepFirstAnswer } from '@/lib/core/first-answers'
import { toSlug, uniqueSlug } from '@/lib/core/slug'
import type { Member } from '@/lib/core/viewer'
import { CURRENCY } from './names'
import { listPlanSlugsLike } from './plan-queries'
import type { NewPlan } from './schema'

/**
 * A plan as it is once nobody else can change it before the transaction ends. Two who edit it at once do so one after the
 * other; the second one sees another version than it was shown. @throws AppError 'conflict'.
 */
export async function lockPlan(tx: Db, id: string, version: number) {
  const [plan] = await tx.$queryRaw<{ version: number; name: string; features: string[]; popular: boolean }[]>`
    select version, name, features, popular from plans where id = ${id}::uuid for update`
  if (plan?.version !== version) {
    throw new AppError(
      'conflict',
      'Somebody else has changed this plan. What is stored now stands below each field; save again to replace it.',
    )
  }
  return plan
}

/** What makes it the same plan, sent once more because its answer got lost. Without scripts nothing says so. */
const actOf = (member: Pick<Member, 'id'>, plan: NewPlan) =>
  plan.postKey ? `plan:${member.id}:${JSON.stringify(plan)}` : null

/** Offers a plan with its first price, behind the others. Returns its id, or null for one that was sent once more. */
export async function addPlan(tx: Db, member: Pick<Member, 'id'>, plan: NewPlan): Promise<string | null> {
  const { name, price, interval, features, popular } = plan
  // Of several at once each finds the slugs of those before.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('plans', 0))`
  const act = actOf(member, plan)
  if (act && (await keepFirstAnswer(tx, act, name))) return null
  const base = toSlug(name) || 'plan'
  const { id } = await tx.plan.create({
    data: {
      name,
      interval,
      features,
      popular: popular === 'on',
      slug: uniqueSlug(base, new Set(await listPlanSlugsLike(tx, base))),
      position: await tx.plan.count(),
      prices: { create: { cents: price, currency: CURRENCY } },
    },
    select: { id: true },
  })
  return id
}

/**
 * Ends the price of a plan that is locked and begins another, in the transaction of the act; the same price changes
 * nothing. Subscriptions keep the row they were made with.
 */
export async function replacePrice(
  tx: Db,
  planId: string,
  cents: number,
): Promise<{ before: number; changed: boolean }> {
  const open = await tx.planPrice.findFirstOrThrow({
    where: { planId, validTo: null },
    select: { id: true, cents: true, currency: true, validFrom: true },
  })
  if (open.cents === cents) return { before: open.cents, changed: false }
  // A price is in force for a moment at least.
  const now = new Date(Math.max(Date.now(), open.validFrom.getTime() + 1))
  await tx.planPrice.update({ where: { id: open.id }, data: { validTo: now }, select: { id: true } })
  await tx.planPrice.create({
    data: { planId, cents, currency: open.currency, validFrom: now },
    select: { id: true },
  })
  return { before: open.cents, changed: true }
}
