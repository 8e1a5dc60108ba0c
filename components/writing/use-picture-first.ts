import { type RefObject, useEffect, useRef } from 'react'
import { showToast } from '@/components/ui/toast'

/** Said of a picture that has not come into the text, and cannot any more. */
export const sayLost = () =>
  showToast({
    id: 'picture',
    title: 'Error',
    description: 'The picture could not be put in. Please add it again.',
    kind: 'error',
  })

const FIRST = 'This picture is not in the text yet. Add it first, or cancel.'

/**
 * Keeps the form around a panel back for as long as a picture `waits` in it: sent without it, the text would be out and the
 * picture lost. `say` tells it in the panel, where the focus is led.
 */
export function usePictureFirst(
  panel: RefObject<HTMLFieldSetElement | null>,
  waits: () => boolean,
  say: (problem: string) => void,
): void {
  const asked = useRef({ waits, say })
  asked.current = { waits, say }
  useEffect(() => {
    const element = panel.current
    const form = element?.form
    const hold = (event: SubmitEvent) => {
      if (!asked.current.waits()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      asked.current.say(FIRST)
      element?.scrollIntoView({ block: 'nearest' })
      element?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    }
    // Before whoever sends the form.
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  }, [panel])
}
