import { PostedAnswer } from '@/components/ui/posted-answer'
import type { FormAction, Result } from '@/lib/core/result'
import type { KeyLine } from '@/lib/payments/key-queries'
import type { PlanLine } from '@/lib/payments/plan-queries'
import { KeyList } from './key-list'
import { PlanList } from './plan-list'

type SettingsPageProps = {
  keys: readonly KeyLine[]
  plans: readonly PlanLine[]
  update: FormAction<object>
  test: FormAction<object>
  /** What a form was answered with that was posted without scripts. */
  answer: Result<object> | null
}

/** How the site is joined to whoever takes money, and what it asks money for. */
export function PaymentSettingsPage({ keys, plans, update, test, answer }: SettingsPageProps) {
  return (
    <>
      <PostedAnswer answer={answer} />
      <KeyList keys={keys} update={update} test={test} />
      <PlanList plans={plans} />
    </>
  )
}
