import { Badge } from '@/components/ui/badge'
import { shortDate } from '@/lib/core/dates'
import type { Member } from '@/lib/core/viewer'

const ROLES = {
  admin: { label: 'Admin', tone: 'accent' },
  moderator: { label: 'Moderator', tone: 'info' },
  user: { label: 'User', tone: 'neutral' },
} as const satisfies Record<Member['role'], { label: string; tone: string }>

type AccountCardProps = {
  member: Pick<Member, 'username' | 'email' | 'role' | 'verified'>
  /** ISO 8601. */
  joined: string
}

/** What the site knows about the account, to read only. */
export function AccountCard({ member, joined }: AccountCardProps) {
  const { label, tone } = ROLES[member.role]
  const lines = [
    { term: 'Username', value: member.username },
    {
      term: 'Email',
      value: (
        <span className="flex flex-wrap items-center gap-2">
          <span className="[overflow-wrap:anywhere]">{member.email ?? 'None'}</span>
          {member.verified ? <Badge tone="success">Verified</Badge> : <Badge tone="warning">Not verified</Badge>}
        </span>
      ),
    },
    { term: 'Role', value: <Badge tone={tone}>{label}</Badge> },
    { term: 'Joined', value: <time dateTime={joined}>{shortDate(joined)}</time> },
  ]
  return (
    <section aria-labelledby="account-information" className="max-w-2xl">
      <h2 id="account-information" className="text-xl">
        Account Information
      </h2>
      <dl className="mt-4 border-t border-line">
        {lines.map(({ term, value }) => (
          <div key={term} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-sm leading-6 text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
