'use client'

import { MarkdownField } from '@/components/writing/markdown-field'
import { CONTENT_BYTES } from '@/lib/articles/post-limits'

type ContentFieldProps = { defaultValue: string; error: string | undefined; draftTarget: string }

export function ContentField({ defaultValue, error, draftTarget }: ContentFieldProps) {
  return (
    <MarkdownField
      name="content"
      label="Content"
      rows={24}
      maxLength={CONTENT_BYTES}
      required
      upload
      as="editorial"
      defaultValue={defaultValue}
      draftTarget={draftTarget}
      errors={error ? [error] : undefined}
    />
  )
}
