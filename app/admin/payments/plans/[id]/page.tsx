import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { PaymentsDenied } from '@/components/payments/payments-denied'
import { PlanPage } from '@/components/payments/plan-page'
import { requirePaymentManager } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import { findPlan } from '@/lib/payments/plan-queries'
import { edit, restore, retire } from '../../posts'

export const metadata: Metadata = { title: 'Plan' }

export default async function Page({ params, searchParams }: PageProps<'/admin/payments/plans/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const manager = await requirePaymentManager(routes.adminPlan(id))
  if (manager === 'denied') return <PaymentsDenied />
  const plan = await decideFound(toUuid(id) ? await findPlan(id) : null)
  if (!plan) return <MissingPage />
  const [edited, acted] = await Promise.all([readAnswer<object>('plan', answer), readAnswer<object>('act', answer)])
  return <PlanPage plan={plan} actions={{ edit, retire, restore }} answers={{ edit: edited, act: acted }} />
}
