import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** The form that was sent last, what it sent, and, once its page is being left, what it holds by then. */
let sent: { form: HTMLFormElement; fields: Fields; held?: Fields } | null = null

type Fields = Record<string, string>

const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()]))

/**
 * What is typed or chosen in the form of a list while a list is under way stays in the fields of that list, once it has
 * come. Returns what to call with the form when it is sent; that answers with its fields by name, trimmed.
 */
export function useKeptFields(ref: RefObject<HTMLFormElement | null>): (form: HTMLFormElement) => Fields {
  useLayoutEffect(() => {
    const form = ref.current
    if (form) keepTyped(form)
    return () => {
      if (form && sent?.form === form) sent.held = readFields(form)
    }
  }, [ref])

  // A page that is left stays in the document with what was last chosen in it; Back must show what its list shows.
  useEffect(() => {
    const form = ref.current
    return () => form?.reset()
  }, [ref])

  return noteSent
}

function noteSent(form: HTMLFormElement): Fields {
  const fields = readFields(form)
  sent = { form, fields }
  return fields
}

function keepTyped(form: HTMLFormElement) {
  if (!sent?.held) return
  const { form: from, fields, held } = sent
  sent = null
  const shown = readFields(form)
  const asked = from.action === form.action && Object.entries(fields).every(([name, value]) => shown[name] === value)
  for (const [name, value] of Object.entries(asked ? held : {})) {
    const field = form.elements.namedItem(name)
    if (value !== fields[name] && isField(field)) field.value = value
  }
}

const isField = (item: unknown): item is HTMLInputElement | HTMLSelectElement =>
  item instanceof HTMLInputElement || item instanceof HTMLSelectElement
