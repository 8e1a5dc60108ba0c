import type { Metadata } from 'next'
import { AdminHead } from '@/components/admin/admin-frame'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { PlanForm } from '@/components/payments/plan-form'
import { BackToSettings } from '@/components/payments/plan-page'
import { requirePaymentManager } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { create } from '../../posts'

export const metadata: Metadata = { title: 'Add New Plan' }

export default async function Page({ searchParams }: PageProps<'/admin/payments/plans/new'>) {
  const manager = await requirePaymentManager(routes.adminNewPlan)
  if (manager === 'denied') return <PaymentsDenied />
  const { answer } = await searchParams
  return (
    <>
      <BackToSettings />
      <AdminHead title="Add New Plan" />
      <PlanForm action={create} answer={await readAnswer<object>('plan', answer)} />
    </>
  )
}
