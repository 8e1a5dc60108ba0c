import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import type { Address } from '@/lib/core/routes'
import { EmptyState } from './empty-state'

/** Stands in place of what was asked for, for somebody who asks faster than people do. `address` leads to the same page. */
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
