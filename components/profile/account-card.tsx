import { Badge } from '@/components/ui/badge'
import { RoleBadge } from '@/components/users/role-badge'
import { shortDate } from '@/lib/core/dates'
import type { Member } from '@/lib/core/viewer'
import type { OwnProfile } from '@/lib/profile/queries'
import { Line } from './profile-view'

type AccountCardProps = {
  member: Pick<Member, 'id' | 'email' | 'role' | 'verified'>
  profile: Pick<OwnProfile, 'createdAt' | 'subscription'>
}

/** What the site knows about the account, to read only. */
export function AccountCard({ member, profile: { createdAt, subscription } }: AccountCardProps) {
  const { plan, status, expiresAt, renewsAt } = subscription
  return (
    <section aria-labelledby="account-information">
      <h2 id="account-information" className="flex min-h-11 items-center text-xl">
        Account Information
      </h2>
      <dl className="mt-4 border-t border-line">
        <Line term="Account type">
          <RoleBadge role={member.role} />
        </Line>
        <Line term="Account ID">
          <code className="text-sm">{member.id}</code>
        </Line>
        <Line term="Email">
          <span className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere">{member.email ?? 'None'}</span>
            {member.verified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
          </span>
        </Line>
        <Line term="Joined">
          <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        </Line>
        <Line term="Subscription plan">
          <span className="capitalize">{plan}</span>
        </Line>
        <Line term="Status">
          <span className="capitalize">{status}</span>
        </Line>
        {renewsAt && (
          <Line term="Renews">
            <time dateTime={renewsAt}>{shortDate(renewsAt)}</time>
          </Line>
        )}
        {expiresAt && (
          <Line term="Expires">
            <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>
          </Line>
        )}
      </dl>
    </section>
  )
}
