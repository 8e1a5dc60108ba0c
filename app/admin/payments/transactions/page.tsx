import type { Metadata } from 'next'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { PaymentsFrame } from '@/components/payments/payments-frame'
import { TransactionsPage } from '@/components/payments/transactions-page'
import { requirePaymentManager } from '@/lib/auth/guards'
import { findConnection } from '@/lib/payments/key-queries'
import { parseTransactions, toTransactionsAddress } from '@/lib/payments/list-state'
import { countTransactions, listTransactions } from '@/lib/payments/transaction-queries'

export const metadata: Metadata = { title: 'Transactions' }

export default async function Page({ searchParams }: PageProps<'/admin/payments/transactions'>) {
  const state = parseTransactions(await searchParams)
  const manager = await requirePaymentManager(toTransactionsAddress(state))
  if (manager === 'denied') return <PaymentsDenied />
  const [list, count] = await Promise.all([listTransactions(state), countTransactions(state)])
  return (
    <PaymentsFrame tab="transactions" connection={findConnection()}>
      <TransactionsPage state={state} {...list} {...count} />
    </PaymentsFrame>
  )
}
