'use client'

import { useRouter } from 'next/navigation'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { type FormAction, isOvertaken, type Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

/** What the fields hold at first, as texts. */
export type PlanValues = { name: string; price: string; features: string; popular: boolean }

type PlanFormProps = {
  action: FormAction<object>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<object> | null
  values?: PlanValues
  /** The plan to change, as old as it is on show; a new one also asks how often it is paid. */
  plan?: { id: string; version: number }
}

const FEATURES_HINT = 'One per line'

/** What a plan is called, costs and gives. */
export function PlanForm({ action, answer, values, plan }: PlanFormProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(result) {
      // What others made of it comes into view beside what is typed here, and can be overruled knowingly.
      if (isOvertaken(result)) router.refresh()
      return { id: 'plan', kind: result.ok ? 'success' : 'error', title: result.message ?? 'Plan saved' }
    },
    onDone: () => (plan ? router.refresh() : router.push(`${routes.adminPaymentSettings}#plans`)),
  })
  const field = (name: 'name' | 'price', start = '') => ({
    ...{ id: `plan-${name}`, name, error: error(name), defaultValue: typed(name) ?? start, required: true },
  })
  const featuresError = error('features')
  const popular = failed?.values ? failed.values.popular === 'on' : values?.popular

  return (
    <form {...form} className="grid max-w-2xl gap-x-6 gap-y-3 md:grid-cols-2">
      {plan && <input type="hidden" name="id" value={plan.id} />}
      {plan && <input type="hidden" name="version" value={plan.version} />}
      <FormField {...field('name', values?.name)} label="Name" maxLength={60} />
      <FormField
        {...field('price', values?.price)}
        label="Price, $"
        inputMode="decimal"
        maxLength={20}
        hint={plan && 'Existing subscribers keep the price they have'}
      />
      {!plan && (
        <FieldFrame id="plan-interval" label="Paid every" error={error('interval')}>
          <select
            id="plan-interval"
            name="interval"
            defaultValue={typed('interval') ?? 'month'}
            className="field"
            {...describeControl({ id: 'plan-interval', error: error('interval') })}
          >
            <option value="month">Month</option>
            <option value="year">Year</option>
          </select>
        </FieldFrame>
      )}
      <label className="flex min-h-11 items-center gap-2 self-center text-sm font-semibold">
        <input type="checkbox" name="popular" defaultChecked={popular} className="size-5 accent-(--accent)" />
        Popular
      </label>
      <div className="md:col-span-2">
        <FieldFrame id="plan-features" label="Features" error={featuresError} hint={FEATURES_HINT}>
          <textarea
            id="plan-features"
            name="features"
            rows={5}
            maxLength={1000}
            defaultValue={typed('features') ?? values?.features}
            className="field"
            {...describeControl({ id: 'plan-features', error: featuresError, hint: FEATURES_HINT })}
          />
        </FieldFrame>
      </div>
      <div className="md:col-span-2">
        <FormStatus message={failed?.message} />
        <SubmitButton pending={pending} busy="Saving...">
          {plan ? 'Save changes' : 'Add plan'}
        </SubmitButton>
      </div>
    </form>
  )
}
