'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { makePostKeys } from '@/components/ui/post-key'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { useVersion } from '@/components/ui/use-version'
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

const FIELDS = ['name', 'price', 'interval', 'popular', 'features']
const typedIn = (form: FormData) => FIELDS.map((name) => form.get(name))

/**
 * What a plan is called, costs and gives. A save that was overtaken by one in another window is refused with both on show:
 * what was typed in its field, what is stored below; the next save goes upon what is stored. A new plan whose answer got lost is
 * added once.
 */
export function PlanForm({ action, answer, values, plan }: PlanFormProps) {
  const router = useRouter()
  const [keys] = useState(() => makePostKeys(typedIn))
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(next) {
      // What others made of it comes into view beside what is typed here, and can be overruled knowingly.
      if (isOvertaken(next)) router.refresh()
      return { id: 'plan', kind: next.ok ? 'success' : 'error', title: next.message ?? 'Plan saved' }
    },
    check(data) {
      if (!plan) data.set('postKey', keys.keyOf(data))
      return null
    },
    empties: !plan,
    onDone() {
      keys.renew()
      if (plan) router.refresh()
      else router.push(`${routes.adminPaymentSettings}#plans`)
    },
  })
  const { version, wasOvertaken, watch } = useVersion(plan?.version ?? 1, result, form.ref)
  const stored = values ?? { name: '', price: '', features: '', popular: false }
  const field = (name: 'name' | 'price') => ({
    id: `plan-${name}`,
    name,
    error: error(name),
    defaultValue: typed(name) ?? stored[name],
    required: true,
  })
  const below = (name: 'name' | 'price' | 'features') =>
    plan && wasOvertaken && typed(name) !== stored[name] && <StoredText text={stored[name]} />
  const featuresError = error('features')
  const popular = failed?.values ? failed.values.popular === 'on' : stored.popular

  return (
    <form {...form} {...watch} className="grid max-w-2xl gap-x-6 gap-y-3 md:grid-cols-2">
      {plan && <input type="hidden" name="id" value={plan.id} />}
      {plan && <input type="hidden" name="version" value={version} />}
      <div>
        <FormField {...field('name')} label="Name" maxLength={60} />
        {below('name')}
      </div>
      <div>
        <FormField
          {...field('price')}
          label="Price, $"
          inputMode="decimal"
          maxLength={20}
          hint={plan && 'Existing subscribers keep the price they have'}
        />
        {below('price')}
      </div>
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
      <div className="self-center">
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input type="checkbox" name="popular" defaultChecked={popular} className="size-5 accent-(--accent)" />
          Popular
        </label>
        {plan && wasOvertaken && popular !== stored.popular && (
          <StoredText text={stored.popular ? 'Popular' : 'Not popular'} />
        )}
      </div>
      <div className="md:col-span-2">
        <FieldFrame id="plan-features" label="Features" error={featuresError} hint={FEATURES_HINT}>
          <TextArea
            id="plan-features"
            name="features"
            rows={5}
            maxLength={1000}
            defaultValue={typed('features') ?? stored.features}
            className="field"
            {...describeControl({ id: 'plan-features', error: featuresError, hint: FEATURES_HINT })}
          />
          {below('features')}
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
