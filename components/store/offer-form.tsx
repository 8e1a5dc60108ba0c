'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import type { FormAction, Result } from '@/lib/core/result'
import { OfferFields } from './product-form'

type OfferFormProps = {
  action: FormAction<object>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<object> | null
  productId: string
}

/** Adds a shop that sells a product. Empty again when it was added. */
export function OfferForm({ action, answer, productId }: OfferFormProps) {
  const router = useRouter()
  const [result, post] = useActionState(action, answer)
  const failed = result && !result.ok ? result : null

  useEffect(() => {
    if (!result) return
    showToast({ id: 'offer', kind: result.ok ? 'success' : 'error', title: result.message ?? 'Saved' })
    if (result.ok) router.refresh()
  }, [result, router])

  return (
    <form action={post} className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-2">
      <input type="hidden" name="id" value={productId} />
      <OfferFields
        field={(name) => ({
          id: `offer-${name}`,
          name,
          defaultValue: String(failed?.values?.[name] ?? ''),
          error: failed?.fieldErrors?.[name]?.[0],
        })}
      />
      <SubmitButton busy="Adding..." variant="outline" className="justify-self-start">
        Add offer
      </SubmitButton>
    </form>
  )
}
