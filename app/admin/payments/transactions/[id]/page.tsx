import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { TransactionPage } from '@/components/payments/transaction-page'
import { requirePaymentManager } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { routes } from '@/lib/core/routes'
import { findTransaction } from '@/lib/payments/detail-queries'

export const metadata: Metadata = { title: 'Transaction' }

export default async function Page({ params }: PageProps<'/admin/payments/transactions/[id]'>) {
  const { id } = await params
  const manager = await requirePaymentManager(routes.adminTransaction(id))
  if (manager === 'denied') return <PaymentsDenied />
  const transaction = await decideFound(await findTransaction(id))
  if (!transaction) return <MissingPage />
  return <TransactionPage transaction={transaction} manager={manager} />
}
