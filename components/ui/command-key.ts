const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Whether Ctrl, or Cmd, and a small letter are pressed, outside of fields, where they belong to the text. Short cuts of the
 * page have one of the two: a bare sign is pressed by people who speak to their machine (WCAG 2.1.4).
 */
export const isCommand = (event: KeyboardEvent, letter: string) =>
  (event.ctrlKey || event.metaKey) &&
  event.key.toLowerCase() === letter &&
  !(event.altKey || event.shiftKey || event.defaultPrevented || isField(event.target))
