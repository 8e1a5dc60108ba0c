import type { ComponentProps } from 'react'
import { describeControl, FieldFrame } from '@/components/ui/form-field'

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
      <textarea className="field text-box" {...area} {...describeControl({ id: area.id, error, hint })} />
    </FieldFrame>
  )
}
