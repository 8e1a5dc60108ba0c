import type { Metadata } from 'next'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { PaymentsFrame } from '@/components/payments/payments-frame'
import { PaymentsOverview } from '@/components/payments/payments-overview'
import { requirePaymentManager } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { findConnection } from '@/lib/payments/key-queries'
import { readFigures } from '@/lib/payments/overview-queries'
import { listLatestTransactions } from '@/lib/payments/transaction-queries'

export const metadata: Metadata = { title: 'Payments' }

/** The specification's overview shows the latest five. */
const LATEST = 5

export default async function Page() {
  const manager = await requirePaymentManager(routes.adminPayments)
  if (manager === 'denied') return <PaymentsDenied />
  const [figures, latest] = await Promise.all([readFigures(), listLatestTransactions(LATEST)])
  return (
    <PaymentsFrame tab="overview" connection={findConnection()}>
      <PaymentsOverview figures={figures} latest={latest} />
    </PaymentsFrame>
  )
}
