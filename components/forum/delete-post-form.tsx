'use client'

import { useRouter } from 'next/navigation'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import type { PostAction, PostAnswer } from './edit-frame'
import { usePostForm } from './use-post-form'

type DeletePostFormProps = { id: string; action: PostAction; answer: PostAnswer; what: string }

export function DeletePostForm({ id, action, answer, what }: DeletePostFormProps) {
  const router = useRouter()
  const { form, pending, status } = usePostForm({
    action,
    answer,
    event: 'forum-delete',
    onDone: ({ href }) => router.push(href),
  })

  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Deleting..." variant="danger">
        Delete {what}
      </SubmitButton>
    </form>
  )
}
