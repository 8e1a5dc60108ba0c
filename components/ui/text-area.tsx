import type { ComponentProps } from 'react'

/**
 * A text area that keeps what was typed into it before the page's scripts ran. React gives an area its first text once more
 * when it takes the page over, and whoever had begun to change a stored text lost that; a list of one text says the same to it
 * and is left alone.
 */
export const TextArea = ({ defaultValue, ...area }: ComponentProps<'textarea'>) => (
  <textarea {...area} defaultValue={asList(defaultValue)} />
)

/** React writes the empty line with which a text begins only of a string. */
const asList = (text: ComponentProps<'textarea'>['defaultValue']) =>
  typeof text === 'string' && text !== '' && !text.startsWith('\n') ? [text] : text
