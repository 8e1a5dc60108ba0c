import type { ComponentProps } from 'react'
import { describeControl, FieldFrame } from '@/components/ui/form-field'
import { TextArea } from '@/components/ui/text-area'

type TextBoxProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  id: string
  label: string
  error?: string
  hint?: string
}

/** A labelled plain text of a few lines. */
export function TextBox({ label, error, hint, ...area }: TextBoxProps) {
  return (
    <FieldFrame id={area.id} label={label} error={error} hint={hint}>
      <TextArea className="field text-box" {...area} {...describeControl({ id: area.id, error, hint })} />
    </FieldFrame>
  )
}
