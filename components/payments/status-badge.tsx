import { Badge } from '@/components/ui/badge'
import { STATUSES, type TransactionStatus } from '@/lib/payments/names'

/** Completed green, pending amber, failed red, refunded blue (specification, section 4). */
export function StatusBadge({ status }: { status: TransactionStatus }) {
  const { label, tone } = STATUSES[status]
  return <Badge tone={tone}>{label}</Badge>
}
