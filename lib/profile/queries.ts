import 'server-only'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'

/** What the profile page shows of the member who looks. Times are ISO 8601. */
export async function findOwnProfile({ id }: Pick<Member, 'id'>) {
  const row = await db.profile.findUnique({
    where: { id },
    select: {
      username: true,
      fullName: true,
      bio: true,
      avatar: true,
      isPublic: true,
      version: true,
      createdAt: true,
      user: { select: { subscriptions: { orderBy: { startedAt: 'desc' }, take: 1, select: subscriptionFields } } },
    },
  })
  if (!row) return null
  const { user, createdAt, ...profile } = row
  const [newest] = user.subscriptions
  return { ...profile, createdAt: createdAt.toISOString(), subscription: newest ? toSubscription(newest) : FREE }
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

const subscriptionFields = {
  status: true,
  expiresAt: true,
  renewsAt: true,
  planPrice: { select: { plan: { select: { name: true } } } },
} as const

/** The specification's defaults, section 3. */
const FREE = { plan: 'free', status: 'inactive', expiresAt: null, renewsAt: null } satisfies Subscription

type Subscription = { plan: string; status: string; expiresAt: string | null; renewsAt: string | null }

const toSubscription = (row: {
  status: string
  expiresAt: Date | null
  renewsAt: Date | null
  planPrice: { plan: { name: string } }
}): Subscription => ({
  plan: row.planPrice.plan.name,
  status: row.status.replace('_', ' '),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  renewsAt: row.renewsAt?.toISOString() ?? null,
})
