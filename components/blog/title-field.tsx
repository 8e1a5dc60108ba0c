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
        onKeyDown={goOnByEnter}
        onInput={(event) => onTitle(toOneLine(event))}
        {...area}
        {...describeControl({ id: area.id, error })}
      />
    </FieldFrame>
  )
}

const TEXT = '[contenteditable="true"], textarea[name="content"]'

/**
 * The Enter key leads from the title to the text, as in other editors; where there is no text it sends the form, as in an input.
 */
function goOnByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const texts = [...(form?.querySelectorAll<HTMLElement>(TEXT) ?? [])]
  const text = texts.find((element) => element.checkVisibility({ visibilityProperty: true }))
  if (text) text.focus()
  else form?.requestSubmit()
}

/** A pasted text may have several lines. */
function toOneLine({ currentTarget: field }: FormEvent<HTMLTextAreaElement>): string {
  for (let at = field.value.search(/[\r\n]/); at >= 0; at = field.value.search(/[\r\n]/))
    field.setRangeText(' ', at, at + 1)
  return field.value
}
