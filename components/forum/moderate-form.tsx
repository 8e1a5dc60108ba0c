'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import type { PostAction, PostAnswer } from './edit-frame'
import { usePostForm } from './use-post-form'

type ModerateFormProps = {
  id: string
  action: PostAction
  answer: PostAnswer
  name: string
  heading: string
  about: string
  children: ReactNode
}

/** One act on a topic. The reason stands in the audit log. */
export function ModerateForm({ id, action, answer, name, heading, about, children }: ModerateFormProps) {
  const router = useRouter()
  const { form, pending, status, errorOf, typed } = usePostForm({
    action,
    answer,
    event: 'forum-moderate',
    onDone: ({ href }) => router.push(href),
  })

  return (
    <section aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="text-xl">
        {heading}
      </h2>
      <p className="mt-1 mb-3 text-muted">{about}</p>
      <form {...form} className="grid max-w-xl gap-3">
        <input type="hidden" name="id" value={id} />
        {children}
        <FormField
          id={`${name}-reason`}
          name="reason"
          label="Reason"
          required
          maxLength={500}
          autoComplete="off"
          defaultValue={typed('reason')}
          error={errorOf('reason')}
        />
        <FormStatus {...status} />
        <SubmitButton pending={pending} variant="outline" className="justify-self-start">
          {heading} topic
        </SubmitButton>
      </form>
    </section>
  )
}
