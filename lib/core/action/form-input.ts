import type { z } from 'zod'
import type { FormValues } from '../result'
import { isSecretName } from '../secret-names'

const MAX_ENTRIES = 1000

type FormInput = {
  /** What the schema parses: known fields only. */
  raw: Record<string, FormDataEntryValue | FormDataEntryValue[]>
  /** What was typed, for a form that has to be shown again. */
  values: FormValues
}

/** Whether a field gathers repeated names into a list, and whether its absence means an empty one. */
type FieldKind = 'one' | 'list' | 'optional list'

/** The fields that a form may hold. */
type FormFields = ReadonlyMap<string, FieldKind>

/**
 * The fields of an object schema, also through `refine`, `transform`, `preprocess`, unions and intersections of objects.
 * @throws TypeError when the schema is not made of objects: a form has named fields.
 */
export function formFields(schema: z.core.$ZodType): FormFields {
  const def = definitionOf(schema)
  if (def.type === 'object') {
    return new Map(Object.entries(def.shape).map(([name, field]) => [name, fieldKind(field)]))
  }
  if (def.type === 'union') return new Map(def.options.flatMap((option) => [...formFields(option)]))
  if (def.type === 'intersection') return new Map([...formFields(def.left), ...formFields(def.right)])
  const inner = innerOf(def)
  if (!inner) throw new TypeError(`The input of an action is an object schema, not ${def.type}.`)
  return formFields(inner)
}

/**
 * Reads a posted form: known fields only, lists gathered, line ends as \n (browsers post \r\n), without null characters,
 * which Postgres refuses. A file input left empty counts as absent.
 */
export function readForm(form: FormData, fields: FormFields, secret: readonly string[] = []): FormInput {
  const raw: FormInput['raw'] = {}
  const values: FormValues = {}
  for (const [name, kind] of fields) {
    const entries = form.getAll(name).filter(isFilled).map(toCleanEntry)
    const texts = entries.filter((entry) => typeof entry === 'string')
    const first = entries[0]
    if (kind === 'one' && first !== undefined) raw[name] = first
    if (kind === 'list' || (kind === 'optional list' && first !== undefined)) raw[name] = entries
    if (texts.length > 0 && !secret.includes(name) && !isSecretName(name)) {
      values[name] = kind === 'one' ? texts[0] : texts
    }
  }
  return { raw, values }
}

/** Whether the form, with every field and file that it holds, stays within `maxBytes`. */
export function isWithinSize(form: FormData, maxBytes: number): boolean {
  let [entries, bytes] = [0, 0]
  for (const [name, value] of form) {
    entries += 1
    bytes += Buffer.byteLength(name) + sizeOf(value)
    if (entries > MAX_ENTRIES || bytes > maxBytes) return false
  }
  return true
}

/** The first of the known fields that holds more than `bytes`, if any does. */
export const findLarge = (form: FormData, fields: FormFields, bytes: number): string | undefined =>
  [...fields.keys()].find((name) => form.getAll(name).some((entry) => sizeOf(entry) > bytes))

const sizeOf = (entry: FormDataEntryValue) => (typeof entry === 'string' ? Buffer.byteLength(entry) : entry.size)

const isFilled = (entry: FormDataEntryValue) => typeof entry === 'string' || entry.size > 0 || entry.name !== ''

const toCleanEntry = (entry: FormDataEntryValue) =>
  typeof entry === 'string' ? entry.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed() : entry

/** Own walk and not `_zod.optin`, which calls everything optional that has a preprocessing step. */
function fieldKind(field: z.core.$ZodType): FieldKind {
  const def = definitionOf(field)
  if (def.type === 'array' || def.type === 'set' || def.type === 'tuple') return 'list'
  const inner = innerOf(def)
  const kind = inner ? fieldKind(inner) : 'one'
  if (kind === 'one') return kind
  return MAY_BE_ABSENT.has(def.type) ? 'optional list' : kind
}

const MAY_BE_ABSENT: ReadonlySet<string> = new Set(['optional', 'default', 'prefault', 'catch'])

/** Every schema that zod makes is one of this closed union; its base type does not say so. */
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

/** The schema inside a wrapper, as the form sees it: of a preprocessing step what comes after, of a transform what comes before. */
function innerOf(def: z.core.$ZodTypes['_zod']['def']): z.core.$ZodType | null {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return def.innerType
    case 'pipe':
      return definitionOf(def.in).type === 'transform' ? def.out : def.in
    case 'lazy':
      return def.getter()
    default:
      return null
  }
}
