'use client'

import { type ComponentProps, useCallback } from 'react'

/**
 * A text area that keeps what was typed into it before the page's scripts ran. React gives an area its first text once more
 * when it takes the page over, and whoever had begun to change a stored text lost that; a list of one text says the same to it
 * and is left alone.
 */
export function TextArea({ defaultValue, ref, ...area }: ComponentProps<'textarea'>) {
  const begin = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element) own(element)
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  return <textarea {...area} ref={begin} defaultValue={asList(defaultValue)} />
}

/** React writes the empty line with which a text begins only of a string. */
const asList = (text: ComponentProps<'textarea'>['defaultValue']) =>
  typeof text === 'string' && text !== '' && !text.startsWith('\n') ? [text] : text

/** From here on its text is its own: the first one is told again with each change of the page, and would move the cursor. */
function own(area: HTMLTextAreaElement) {
  const { value } = area
  area.value = value
}
