import { Badge } from '@/components/ui/badge'

/** In place of the shops: that there are none, and whether there will be. */
export function Unavailable({ withdrawn }: { withdrawn: boolean }) {
  return (
    <p className="mt-3">
      <Badge tone="warning">Unavailable</Badge>{' '}
      {withdrawn ? 'This product is no longer sold.' : 'Nobody sells it at the moment.'}
    </p>
  )
}
