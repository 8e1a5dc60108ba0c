import type { FormEvent, InputEvent } from 'react'

/**
 * Whoever gives a post a time wants it to come out then; one that readers have already (`isOut`) stays as it is. Not where a
 * kept draft is put back: it says its own state.
 */
export function schedule({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>, isOut: boolean) {
  const status = currentTarget.form?.elements.namedItem('status')
  if (!nativeEvent.isTrusted || !currentTarget.value || !(status instanceof HTMLSelectElement)) return
  if (status.value === 'draft' || (status.value === 'published' && !isOut)) status.value = 'scheduled'
}

/** Whoever publishes now, or keeps a draft, wants no time any more. It comes back for whoever thinks better of it. */
export function settleTime({ currentTarget: status }: FormEvent<HTMLSelectElement>) {
  const time = status.form?.elements.namedItem('scheduledFor')
  if (!(time instanceof HTMLInputElement)) return
  if (status.value === 'scheduled') time.value ||= time.dataset.left ?? ''
  else if (time.value) {
    time.dataset.left = time.value
    time.value = ''
  }
}
