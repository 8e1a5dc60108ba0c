'use client'

import { describeControl, FieldFrame } from '@/components/ui/form-field'
import { MarkdownField } from '@/components/writing/markdown-field'
import { COMMENT_LIMIT } from '@/lib/comments/limits'

type CommentFieldProps = {
  label: string
  defaultValue?: string
  disabled?: boolean
  error?: string
  placeholder?: string
  draftTarget: string
  /** Names the field while it is plain: one of many folded forms, which need no tools until somebody opens them. */
  plainId?: string
}

/** The text of a comment. */
export function CommentField({ error, draftTarget, plainId, ...field }: CommentFieldProps) {
  if (plainId === undefined) {
    return (
      <MarkdownField
        {...field}
        name="content"
        rows={4}
        maxLength={COMMENT_LIMIT}
        required
        upload
        draftTarget={draftTarget}
        errors={error ? [error] : undefined}
      />
    )
  }
  const { label, ...control } = field
  return (
    <FieldFrame id={plainId} label={label} error={error}>
      <textarea
        {...control}
        id={plainId}
        name="content"
        required
        rows={4}
        className="field min-h-28"
        {...describeControl({ id: plainId, error })}
      />
    </FieldFrame>
  )
}
