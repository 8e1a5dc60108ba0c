import type { Metadata } from 'next'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { PaymentsFrame } from '@/components/payments/payments-frame'
import { PaymentSettingsPage } from '@/components/payments/settings-page'
import { requirePaymentManager } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { findConnection, listKeys } from '@/lib/payments/key-queries'
import { listPlans } from '@/lib/payments/plan-queries'
import { test, update } from '../posts'

export const metadata: Metadata = { title: 'API Settings' }

export default async function Page({ searchParams }: PageProps<'/admin/payments/settings'>) {
  const manager = await requirePaymentManager(routes.adminPaymentSettings)
  if (manager === 'denied') return <PaymentsDenied />
  const { answer } = await searchParams
  const [keys, plans, acted, created] = await Promise.all([
    listKeys(),
    listPlans(),
    readAnswer<object>('act', answer),
    readAnswer<object>('plan', answer),
  ])
  return (
    <PaymentsFrame tab="settings" connection={findConnection()}>
      <PaymentSettingsPage keys={keys} plans={plans} update={update} test={test} answer={acted ?? created} />
    </PaymentsFrame>
  )
}
