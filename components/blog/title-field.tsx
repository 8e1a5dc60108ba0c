import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'
import { describeControl, FieldFrame } from '@/components/ui/form-field'
import { TextArea } from '@/components/ui/text-area'
import { POST_LABELS } from './post-labels'

type TitleFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'onInput'> & {
  id: string
  error?: string
  onTitle: (title: string) => void
}

/** A title that is seen whole: its field grows, where an input would hide the end. It is one line all the same. */
export function TitleField({ error, onTitle, ...area }: TitleFieldProps) {
  return (
    <FieldFrame id={area.id} label={POST_LABELS.title} error={error}>
      <TextArea
        rows={1}
        className="field post-title-field"
        onKeyDown={sendOnEnter}
        onInput={(event) => onTitle(toOneLine(event))}
        {...area}
        {...describeControl({ id: area.id, error })}
      />
    </FieldFrame>
  )
}

/** What an input does. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A pasted text may have several lines. */
function toOneLine({ currentTarget: field }: FormEvent<HTMLTextAreaElement>): string {
  for (let at = field.value.search(/[\r\n]/); at >= 0; at = field.value.search(/[\r\n]/))
    field.setRangeText(' ', at, at + 1)
  return field.value
}
