import { MarkdownField } from '@/components/writing/markdown-field'
import { COMMENT_LIMIT } from '@/lib/comments/limits'

type CommentFieldProps = {
  label: string
  defaultValue?: string
  disabled?: boolean
  error?: string
  placeholder?: string
  draftTarget: string
  draftVersion?: number
}

/** The text of a comment. */
export const CommentField = ({ error, ...field }: CommentFieldProps) => (
  <MarkdownField
    {...field}
    name="content"
    rows={4}
    maxLength={COMMENT_LIMIT}
    required
    upload
    errors={error ? [error] : undefined}
  />
)
