'use client'

import './newsletter.css'
import { useId, useLayoutEffect } from 'react'
import { REST } from '@/components/ui/focus-rest'
import { describeControl, ErrorMark } from '@/components/ui/form-field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Toast } from '@/components/ui/toast'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Fail, FormAction, Result } from '@/lib/core/result'

type NewsletterFormProps = {
  action: FormAction<object>
  /** Which form it is; kept with the address. */
  source: 'footer' | 'home' | 'page'
  answer?: Result<object> | null
  className?: string
}

/** An address and a button. The answer is the same whether the address is known or not; a mail asks for confirmation. */
export function NewsletterForm({ action, source, answer, className = '' }: NewsletterFormProps) {
  const id = useId()
  const { form, pending, result, failed, error, typed, clear } = usePostedForm({
    action,
    answer,
    toast: toToast,
    check,
  })
  // Next keeps the page just left hidden in the document; a sent form must not come back with it.
  useLayoutEffect(() => () => clear(), [clear])

  if (result?.ok) {
    return (
      <p {...REST} role="status" className={`newsletter-done ${className}`}>
        <b>Thank you for subscribing to our newsletter.</b> We have sent you a mail; its link confirms your address.
      </p>
    )
  }
  const wrong = error('email') ?? failed?.message
  return (
    <form {...form} className={`newsletter-form ${className}`}>
      <input type="hidden" name="source" value={source} />
      <label htmlFor={id} className="text-sm font-semibold">
        Email address
      </label>
      <div className="newsletter-line">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          maxLength={254}
          required
          defaultValue={typed('email')}
          className="field"
          {...describeControl({ id, error: wrong })}
        />
        <SubmitButton pending={pending} busy="Subscribing..." variant={source === 'footer' ? 'outline' : 'primary'}>
          Subscribe
        </SubmitButton>
      </div>
      <div className="newsletter-trap" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {/* It describes the field, which takes the focus. */}
      <p id={`${id}-message`} className="flex min-h-5 gap-1.5 text-sm text-danger">
        {wrong && <ErrorMark />}
        {wrong}
      </p>
    </form>
  )
}

const MISSING = 'Please enter your email address'

const check = (data: FormData): Fail | null =>
  String(data.get('email') ?? '').trim()
    ? null
    : { ok: false, problem: 'invalid', message: MISSING, fieldErrors: { email: [MISSING] } }

/** The specification's texts. */
function toToast(result: Result<object>): Toast {
  const id = 'newsletter'
  if (result.ok) {
    const description = 'Thank you for subscribing to our newsletter.'
    return { id, kind: 'success', title: 'Subscription successful!', description }
  }
  const description = result.message
  const title = description === MISSING ? 'Email required' : 'Subscription failed'
  return { id, kind: 'error', title, description }
}
