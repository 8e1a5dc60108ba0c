/** How the targets of all of them begin. */
export const REFUSED = 'refused/'

/**
 * What was typed into a form that was posted without scripts and refused has a draft of its own, named by the form and a key:
 * neither what a browser keeps of the same form nor another text that was refused there takes its place.
 */
export const toRefusedTarget = (form: string, key: string) => `${REFUSED}${form}/${key}`

/** The form and the key of such a draft; null for any other. */
export function readRefusedTarget(target: string): { form: string; key: string } | null {
  const [, form, key] = /^refused\/(.+)\/([0-9a-f]{8})$/.exec(target) ?? []
  return form && key ? { form, key } : null
}

/** A key as a form or an address gives it; '' for anything else. */
export const toRefusedKey = (said: unknown): string =>
  typeof said === 'string' && /^[0-9a-f]{8}$/.test(said) ? said : ''
