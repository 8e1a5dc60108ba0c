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
 * The specification's figures, to which the rows compute: 1,250 subscribers, 8.2 % more than 30 days before, 1,087 of them
 * active, $36,420 in 30 days (33.5 on average), 12.5 % more than in the 30 before, methods 67/24/9, 2.1 % failed.
 */
const TOTAL = 1250
const ACTIVE = 1087
const NEW = 95
const REVENUE = 3_642_000
const REVENUE_BEFORE = Math.round(REVENUE / 1.125)
const ACTIVE_BY_PLAN = { basic: 500, premium: 480 } as const

type Method = 'credit_card' | 'paypal' | 'bank_transfer'

/** 728 + 261 + 98 of 1,087 are 67, 24 and 9 percent. */
function methodOf(index: number): Method {
  const rank = (index * 521) % ACTIVE
  return rank < 728 ? 'credit_card' : rank < 989 ? 'paypal' : 'bank_transfer'
}

/** When a subscription began: those who came first stand first, the newest came within the last 30 days. */
function startOf(index: number): Date {
  if (index >= ACTIVE) return daysAgo(between(400, 880, `subscribed:${index}`))
  if (index >= ACTIVE - NEW) return daysAgo(1 + chance(`subscribed:${index}`) * 27)
  return daysAgo(870 - index * 0.79 - chance(`subscribed:${index}`))
}

type Subscription = { index: number; plan: (typeof PLANS)[number]['slug']; monthlyCents: number; active: boolean }

const subscriptionId = (index: number) => seedId('subscription', String(index))
const priceId = (plan: string) => seedId('plan-price', plan)

/** One team in so many pays the whole price of its plan, the others for their seats. */
const WHOLE_TEAMS = 4
const TEAM_CENTS = PLANS[2].cents

/** What the fixed prices leave of the revenue is spread over the other active teams to the cent. */
function subscriptions(): Subscription[] {
  const teams = ACTIVE - ACTIVE_BY_PLAN.basic - ACTIVE_BY_PLAN.premium
  const teamRevenue = REVENUE - ACTIVE_BY_PLAN.basic * 1999 - ACTIVE_BY_PLAN.premium * 2999
  const isWhole = (rank: number) => rank % WHOLE_TEAMS === 0
  const first = ACTIVE - teams
  const whole = Array.from({ length: teams }, (_, place) => first + place).filter(isWhole).length
  const rest = teamRevenue - whole * TEAM_CENTS
  const share = Math.floor(rest / (teams - whole))
  return Array.from({ length: TOTAL }, (_, index): Subscription => {
    const active = index < ACTIVE
    // Spread the plans over the payment methods, so that each method has each plan.
    const rank = (index * 389) % ACTIVE
    if (rank < ACTIVE_BY_PLAN.basic) return { index, plan: 'basic', monthlyCents: 1999, active }
    if (rank < ACTIVE_BY_PLAN.basic + ACTIVE_BY_PLAN.premium)
      return { index, plan: 'premium', monthlyCents: 2999, active }
    if (isWhole(rank)) return { index, plan: 'enterprise', monthlyCents: TEAM_CENTS, active }
    const odd = rank === ACTIVE - 1 ? rest - share * (teams - whole) : 0
    return { index, plan: 'enterprise', monthlyCents: share + odd, active }
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
        started_at: startOf(index),
        renews_at: active ? daysAgo(-between(1, 30, `renews:${index}`)) : null,
        expires_at: active ? null : daysAgo(between(1, 60, `expired:${index}`)),
      }
    }),
  )
  await insertRows(sql, 'transactions', [...charges(all), ...troubles(all)])
}

/** How the revenue of each 30 days before the last compares with that of the 30 before now, the newest first. */
const HISTORY = [1, 0.965, 0.94, 0.9, 0.87, 0.83, 0.8, 0.77, 0.72, 0.7, 0.66]

/** In the last 30 days every active subscription was charged; in those before as many, from the oldest on, as make up the revenue. */
function charges(all: Subscription[]) {
  const active = all.filter((subscription) => subscription.active)
  const now = active.map((subscription) => charge(subscription, 'N', 0, subscription.monthlyCents))
  const before = HISTORY.flatMap((part, index) => {
    let left = Math.round(REVENUE_BEFORE * part)
    return active.flatMap((subscription) => {
      const cents = Math.min(left, subscription.monthlyCents)
      left -= cents
      return cents > 0 ? [charge(subscription, 'BCDEGHJKLMQ'.charAt(index), 30 * (index + 1), cents)] : []
    })
  })
  return [...now, ...before]
}

/** What did not go through, of the last 30 days. */
function troubles(all: Subscription[]) {
  const trouble = (from: number, to: number, status: 'failed' | 'refunded' | 'pending', run: string) =>
    all.slice(from, to).map((subscription) => ({ ...charge(subscription, run, 0, subscription.monthlyCents), status }))
  return [...trouble(40, 64, 'failed', 'F'), ...trouble(70, 79, 'refunded', 'R'), ...trouble(90, 97, 'pending', 'P')]
}

const PLAN_NAME = { basic: 'Basic', premium: 'Premium', enterprise: 'Enterprise' } as const

/** A charge at some moment of the 30 days that end `until` days ago, whole days in UTC. */
function charge({ index, plan }: Subscription, run: string, until: number, cents: number) {
  const person = CROWD[index]
  const isFirst = until === 0 && index >= ACTIVE - NEW
  const date = isFirst ? startOf(index) : daysAgo(until + chance(`${run}:${index}`) * 29)
  return {
    id: seedId('transaction', `${run}:${index}`, date),
    reference: `TX-${run}${String(10_000 + index)}`,
    date,
    description: `${PLAN_NAME[plan]} subscription`,
    method: methodOf(index),
    amount_cents: cents,
    status: 'completed',
    user_id: person ? personId(person.username) : null,
    subscription_id: subscriptionId(index),
  }
}
