import { shortDate } from '@/lib/core/dates'
import { isSuspended, type Member } from '@/lib/core/viewer'

/** Above a member's own pages while nothing that is sent would be taken: it is said before something is written. */
export function SuspendedNotice({ member }: { member: Pick<Member, 'suspendedUntil'> }) {
  if (!member.suspendedUntil || !isSuspended(member)) return null
  return (
    <p className="mb-8 border-l-2 border-warning pl-4">
      Your account is suspended until {shortDate(member.suspendedUntil)}. You can read, but not write.
    </p>
  )
}
