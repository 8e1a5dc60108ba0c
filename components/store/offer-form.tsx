'use client'

import { useRouter } from 'next/navigation'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { OfferFields } from './product-form'

type OfferFormProps = {
  action: FormAction<object>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<object> | null
  productId: string
}

/** Adds a shop that sells a product. Whoever shows it shows a new one once that was added. */
export function OfferForm({ action, answer, productId }: OfferFormProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: (said) => ({ id: 'offer', kind: said.ok ? 'success' : 'error', title: said.message ?? 'Saved' }),
    onDone: () => router.refresh(),
  })

  return (
    <form {...form} className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-2">
      <input type="hidden" name="id" value={productId} />
      <OfferFields
        field={(name) => ({
          id: `offer-${name}`,
          name,
          defaultValue: typed(name) ?? '',
          error: error(name),
        })}
      />
      <div className="md:col-span-2">
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      </div>
      <SubmitButton busy="Adding..." pending={pending} variant="outline" className="justify-self-start">
        Add offer
      </SubmitButton>
    </form>
  )
}
