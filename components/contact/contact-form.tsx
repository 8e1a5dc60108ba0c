'use client'

import './contact.css'
import { useActionState, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { CONTACT_TOPICS, MESSAGE_LIMIT } from '@/lib/contact/topics'
import type { FormAction } from '@/lib/core/result'

type ContactFormProps = { action: FormAction<{ reference: string }> }

/** The form, empty again whenever the page is left: Next keeps it hidden, and a sent form must not come back. */
export function ContactForm({ action }: ContactFormProps) {
  const [visit, setVisit] = useState(0)
  useLayoutEffect(() => () => setVisit((number) => number + 1), [])
  return <ContactFields key={visit} action={action} />
}

function ContactFields({ action }: ContactFormProps) {
  const [result, post] = useActionState(action, null)
  const status = useRef<HTMLParagraphElement>(null)
  const failed = result && !result.ok ? result : null

  useEffect(() => {
    if (!result) return
    showToast({ id: 'contact', kind: result.ok ? 'success' : 'error', title: result.message ?? 'Message sent' })
    const wrong = status.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? status.current)?.focus()
  }, [result])

  const field = (name: 'name' | 'email' | 'topic' | 'message') => ({
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: String(failed?.values?.[name] ?? ''),
    error: failed?.fieldErrors?.[name]?.[0],
  })

  if (result?.ok) {
    return (
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="border-l-2 border-success pl-4 font-reading text-lg outline-none"
      >
        {result.message} Your reference is <b>{result.data.reference}</b>.
      </p>
    )
  }
  const { error: topicError, defaultValue: topic, ...topicField } = field('topic')
  const { error: messageError, ...messageField } = field('message')
  return (
    <form action={post} className="grid gap-2">
      <FormField {...field('name')} label="Name" autoComplete="name" maxLength={100} />
      <FormField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      <FieldFrame id={topicField.id} label="What is it about?" error={topicError}>
        <select
          key={topic}
          {...topicField}
          defaultValue={topic}
          className="field"
          {...describeControl({ id: topicField.id, error: topicError })}
        >
          <option value="">Please choose</option>
          {Object.entries(CONTACT_TOPICS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id={messageField.id} label="Message" error={messageError} hint="At least 20 characters">
        <textarea
          {...messageField}
          rows={8}
          minLength={20}
          maxLength={MESSAGE_LIMIT}
          className="field min-h-48"
          {...describeControl({ id: messageField.id, error: messageError, hint: 'At least 20 characters' })}
        />
      </FieldFrame>
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p ref={status} role="alert" tabIndex={-1} className="min-h-6 text-sm font-semibold text-danger outline-none">
        {failed?.message}
      </p>
      <SubmitButton busy="Sending..." className="justify-self-start">
        Send message
      </SubmitButton>
    </form>
  )
}
