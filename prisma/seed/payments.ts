import type postgres from 'postgres'
import { CROWD } from './cast'
import { between, chance, daysAgo, seedId } from './deterministic'
import { insertRows } from './insert-rows'
import { personId } from './people'

const PLANS = [
  {
    slug: 'basic',
    name: 'Basic',
    interval: 'month',
    cents: 1999,
    popular: false,
    features: ['Ad-free reading', 'Monthly digest'],
  },
  {
    slug: 'premium',
    name: 'Premium',
    interval: 'month',
    cents: 2999,
    popular: true,
    features: ['Everything in Basic', 'Full test data', 'Early reviews'],
  },
  {
    slug: 'enterprise',
    name: 'Enterprise',
    interval: 'year',
    cents: 29999,
    popular: false,
    features: ['Team access', 'Admin controls', 'API access'],
  },
] as const

/**
 * The specification's figures, to which the rows compute: 1,250 subscribers, 1,087 of them active, $36,420 a month
 * (33.5 on average), 12.5 % more than the month before, methods 67/24/9.
 */
const TOTAL = 1250
const ACTIVE = 1087
const REVENUE = 3_642_000
const REVENUE_BEFORE = Math.round(REVENUE / 1.125)
const ACTIVE_BY_PLAN = { basic: 500, premium: 480 } as const

type Method = 'credit_card' | 'paypal' | 'bank_transfer'

/** 728 + 261 + 98 of 1,087 are 67, 24 and 9 percent. */
const methodOf = (index: number): Method =>
  index % ACTIVE < 728 ? 'credit_card' : index % ACTIVE < 989 ? 'paypal' : 'bank_transfer'

type Subscription = { index: number; plan: (typeof PLANS)[number]['slug']; monthlyCents: number; active: boolean }

const subscriptionId = (index: number) => seedId('subscription', String(index))
const priceId = (plan: string) => seedId('plan-price', plan)

/** Teams pay per seat: what the two fixed prices leave of the revenue is spread over the active teams to the cent. */
function subscriptions(): Subscription[] {
  const teams = ACTIVE - ACTIVE_BY_PLAN.basic - ACTIVE_BY_PLAN.premium
  const teamRevenue = REVENUE - ACTIVE_BY_PLAN.basic * 1999 - ACTIVE_BY_PLAN.premium * 2999
  const share = Math.floor(teamRevenue / teams)
  return Array.from({ length: TOTAL }, (_, index): Subscription => {
    const active = index < ACTIVE
    // Spread the plans over the payment methods, so that each method has each plan.
    const rank = (index * 389) % ACTIVE
    if (rank < ACTIVE_BY_PLAN.basic) return { index, plan: 'basic', monthlyCents: 1999, active }
    if (rank < ACTIVE_BY_PLAN.basic + ACTIVE_BY_PLAN.premium)
      return { index, plan: 'premium', monthlyCents: 2999, active }
    const rest = rank === ACTIVE - 1 ? teamRevenue - share * teams : 0
    return { index, plan: 'enterprise', monthlyCents: share + rest, active }
  })
}

export async function seedPayments(sql: postgres.ISql): Promise<void> {
  await insertRows(
    sql,
    'plans',
    PLANS.map(({ slug, name, interval, features, popular }, position) => ({
      id: seedId('plan', slug),
      slug,
      name,
      interval,
      features: [...features],
      popular,
      position,
    })),
  )
  await insertRows(
    sql,
    'plan_prices',
    PLANS.map(({ slug, cents }) => ({
      id: priceId(slug),
      plan_id: seedId('plan', slug),
      cents,
      valid_from: daysAgo(900),
    })),
  )
  const all = subscriptions()
  await insertRows(
    sql,
    'subscriptions',
    all.map(({ index, plan, monthlyCents, active }) => {
      const person = CROWD[index]
      return {
        id: subscriptionId(index),
        user_id: person ? personId(person.username) : null,
        plan_price_id: priceId(plan),
        status: active ? 'active' : 'cancelled',
        method: methodOf(index),
        monthly_cents: monthlyCents,
        started_at: daysAgo(between(61, 880, `subscribed:${index}`)),
        renews_at: active ? daysAgo(-between(1, 30, `renews:${index}`)) : null,
        expires_at: active ? null : daysAgo(between(1, 60, `expired:${index}`)),
      }
    }),
  )
  await insertRows(sql, 'transactions', [...charges(all), ...troubles(all)])
}

/** This month every active subscription was charged; of the month before as many as make the growth come out. */
function charges(all: Subscription[]) {
  const active = all.filter((subscription) => subscription.active)
  const thisMonth = active.map((subscription) =>
    charge(subscription, 'now', daysAgo(chance(`now:${subscription.index}`) * 29.5), subscription.monthlyCents),
  )
  let left = REVENUE_BEFORE
  const monthBefore = active.flatMap((subscription) => {
    const cents = Math.min(left, subscription.monthlyCents)
    left -= cents
    return cents > 0
      ? [charge(subscription, 'before', daysAgo(30.5 + chance(`before:${subscription.index}`) * 29), cents)]
      : []
  })
  return [...thisMonth, ...monthBefore]
}

function troubles(all: Subscription[]) {
  const failed = all.slice(40, 66).map((subscription) => ({
    ...charge(subscription, 'failed', daysAgo(chance(`failed:${subscription.index}`) * 29), subscription.monthlyCents),
    status: 'failed',
  }))
  const refunded = all.slice(70, 79).map((subscription) => ({
    ...charge(
      subscription,
      'refunded',
      daysAgo(chance(`refunded:${subscription.index}`) * 29),
      subscription.monthlyCents,
    ),
    status: 'refunded',
  }))
  const pending = all.slice(90, 97).map((subscription) => ({
    ...charge(subscription, 'pending', daysAgo(chance(`pending:${subscription.index}`) * 2), subscription.monthlyCents),
    status: 'pending',
  }))
  return [...failed, ...refunded, ...pending]
}

const PLAN_NAME = { basic: 'Basic', premium: 'Premium', enterprise: 'Enterprise' } as const

function charge({ index, plan }: Subscription, run: string, date: Date, cents: number) {
  const person = CROWD[index]
  return {
    id: seedId('transaction', `${run}:${index}`, date),
    reference: `TX-${run.slice(0, 1).toUpperCase()}${String(10_000 + index)}`,
    date,
    description: `${PLAN_NAME[plan]} subscription`,
    method: methodOf(index),
    amount_cents: cents,
    status: 'completed',
    user_id: person ? personId(person.username) : null,
    subscription_id: subscriptionId(index),
  }
}
