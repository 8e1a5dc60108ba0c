import { EmptyState } from '@/components/lists/empty-state'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import type { Address } from '@/lib/core/routes'

/** Instead of results, for somebody who searches faster than people do. `address` is that of the same search. */
export function TooFast({ seconds, address }: { seconds: number; address: Address }) {
  return (
    <EmptyState
      title="One moment, please"
      text={`That was a little too fast. Please wait ${counted(seconds, 'second', 'seconds')} and try again.`}
      action={
        <Link href={address} className="button-outline">
          Try Again
        </Link>
      }
    />
  )
}
