'use client'

import { useRouter } from 'next/navigation'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { MarkdownField } from '@/components/writing/markdown-field'
import { POST_LIMIT } from '@/lib/forum/limits'
import type { PostAction, PostAnswer } from './edit-frame'
import { usePostForm } from './use-post-form'

export type EditedReply = { id: string; version: number; content: string }

export function EditReplyForm(props: { reply: EditedReply; action: PostAction; answer: PostAnswer }) {
  const { reply, action, answer } = props
  const router = useRouter()
  const target = `reply-edit:${reply.id}`
  const { form, pending, status, errorOf, typed } = usePostForm({
    action,
    answer,
    event: 'forum-edit',
    onDone({ href }, _form, sent) {
      clearDraft(target, sentFields(sent))
      router.push(href)
    },
  })
  const error = errorOf('content')

  return (
    <form {...form}>
      <input type="hidden" name="id" value={reply.id} />
      <input type="hidden" name="version" value={reply.version} />
      <MarkdownField
        name="content"
        label="Text"
        rows={10}
        maxLength={POST_LIMIT}
        required
        upload
        defaultValue={typed('content') ?? reply.content}
        draftTarget={target}
        errors={error ? [error] : undefined}
      />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Saving…">
        Save changes
      </SubmitButton>
    </form>
  )
}
