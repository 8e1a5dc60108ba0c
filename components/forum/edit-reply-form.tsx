'use client'

import { VersionField } from '@/components/drafts/version-field'
import { FormStatus } from '@/components/ui/form-status'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { MarkdownField } from '@/components/writing/markdown-field'
import { FORUM_POST_LIMIT } from '@/lib/forum/limits'
import type { PostAction, PostAnswer } from './edit-frame'
import { useEditForm } from './use-edit-form'

export type EditedReply = { id: string; version: number; content: string }

export function EditReplyForm(props: { reply: EditedReply; action: PostAction; answer: PostAnswer }) {
  const { reply, action, answer } = props
  const target = `reply-edit:${reply.id}`
  const { form, version, rebase, pending, status, errorOf, textOf, storedBeside } = useEditForm({
    target,
    action,
    answer,
    version: reply.version,
    texts: { content: reply.content },
  })
  const error = errorOf('content')
  const stored = storedBeside('content')

  return (
    <form {...form}>
      <input type="hidden" name="id" value={reply.id} />
      <VersionField version={version} onVersion={rebase} />
      <MarkdownField
        name="content"
        label="Text"
        rows={10}
        maxLength={FORUM_POST_LIMIT}
        required
        upload
        defaultValue={textOf('content')}
        draftTarget={target}
        draftVersion={reply.version}
        errors={error ? [error] : undefined}
      />
      {stored !== null && <StoredText text={stored} />}
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Saving...">
        Save changes
      </SubmitButton>
    </form>
  )
}
