'use client'

import { ErrorView } from '@/components/layout/error-view'

export default function PaymentsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorView error={error} retry={retry} kicker="Error" title="Failed to load payment data" />
}
