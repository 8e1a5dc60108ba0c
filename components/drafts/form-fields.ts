import type { DraftFields } from '@/lib/drafts/schema'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Inputs that are no text of a person: secrets, files, buttons, and hidden ones unless they say `data-draft`. */
const LEFT_OUT = new Set(['password', 'file', 'submit', 'button', 'reset', 'image', 'hidden'])

/** What stands in a form now. */
export const readFields = (form: HTMLFormElement) => collect(form, textsOf)

/** What stood in it when it came. */
export const readDefaults = (form: HTMLFormElement) => collect(form, defaultsOf)

/** Puts a draft into its form, as if it had been typed; fields that the draft does not know stay. */
export function writeFields(form: HTMLFormElement, fields: DraftFields) {
  const left = new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()]))
  for (const control of controlsOf(form)) {
    const values = left.get(control.name)
    if (!values) continue
    if (isChoice(control)) setOn(control, 'checked', values.includes(control.value))
    else if (control instanceof HTMLSelectElement && control.multiple) {
      for (const option of control.options) option.selected = values.includes(option.value)
    } else setOn(control, 'value', values.shift() ?? '')
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** React watches the property of each element; writing past it makes it notice. */
function setOn(control: Control, property: 'value' | 'checked', value: string | boolean) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set
  setter?.call(control, value)
}

function collect(form: HTMLFormElement, read: (control: Control) => string[]): DraftFields {
  const fields: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    fields[control.name] = [...(fields[control.name] ?? []), ...read(control)]
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept)

/** Whether what is typed there belongs to a draft. */
export function isKept(element: Element): element is Control {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.name !== ''
  if (!(element instanceof HTMLInputElement) || element.name === '') return false
  return element.dataset.draft !== undefined || !LEFT_OUT.has(element.type)
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function textsOf(control: Control): string[] {
  if (isChoice(control)) return control.checked ? [control.value] : []
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  return [control.value.replaceAll('\r\n', '\n')]
}

function defaultsOf(control: Control): string[] {
  if (isChoice(control)) return control.defaultChecked ? [control.value] : []
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue.replaceAll('\r\n', '\n')]
  const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected)
  // Without a chosen option a list shows its first.
  return (chosen.length > 0 || control.multiple ? chosen : [...control.options].slice(0, 1)).map(({ value }) => value)
}
