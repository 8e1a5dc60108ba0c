'use client'

import { LoadFailed } from '@/components/admin/load-failed'

export default function PaymentsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed text="Failed to load payment data" error={error} retry={retry} />
}
