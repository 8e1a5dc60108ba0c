'use client'

import './contact.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { makePostKeys } from '@/components/ui/post-key'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { CONTACT_MESSAGE_LIMIT, CONTACT_TOPICS } from '@/lib/contact/topics'
import type { FormAction } from '@/lib/core/result'

type ContactFormProps = { action: FormAction<{ reference: string }> }

const FIELDS = ['name', 'email', 'topic', 'message'] as const
const typedIn = (form: FormData) => FIELDS.map((name) => form.get(name))

/** Each act of sending has a key, so that a message whose answer got lost is sent once. */
export function ContactForm({ action }: ContactFormProps) {
  const [keys] = useState(() => makePostKeys(typedIn))
  const { form, pending, result, failed, error, typed, clear } = usePostedForm({
    action,
    place: 'message',
    toast: ({ ok, message }) => ({ id: 'contact', kind: ok ? 'success' : 'error', title: message ?? 'Message sent' }),
    check(data) {
      data.set('postKey', keys.keyOf(data))
      return null
    },
    onDone: () => keys.renew(),
  })
  const status = useRef<HTMLParagraphElement>(null)
  const sent = result?.ok ?? false
  useEffect(() => {
    if (sent) status.current?.focus()
  }, [sent])
  // Next keeps the page just left hidden in the document: a sent form must not come back with it, an unsent one must.
  useLayoutEffect(() => (sent ? clear : undefined), [sent, clear])

  const field = (name: (typeof FIELDS)[number]) => ({
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: typed(name) ?? '',
    error: error(name),
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
  const { error: topicError, ...topicField } = field('topic')
  const { error: messageError, ...messageField } = field('message')
  return (
    <form {...form} className="grid gap-2">
      <FormField {...field('name')} label="Name" autoComplete="name" maxLength={100} />
      <FormField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      <FieldFrame id={topicField.id} label="What is it about?" error={topicError}>
        <select {...topicField} className="field" {...describeControl({ id: topicField.id, error: topicError })}>
          <option value="">Please choose</option>
          {Object.entries(CONTACT_TOPICS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id={messageField.id} label="Message" error={messageError} hint="At least 20 characters">
        <TextArea
          {...messageField}
          rows={8}
          minLength={20}
          maxLength={CONTACT_MESSAGE_LIMIT}
          className="field min-h-48"
          {...describeControl({ id: messageField.id, error: messageError, hint: 'At least 20 characters' })}
        />
      </FieldFrame>
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      <SubmitButton pending={pending} busy="Sending..." className="justify-self-start">
        Send message
      </SubmitButton>
    </form>
  )
}
