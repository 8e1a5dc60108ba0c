import type { FormValues } from '../result'
import { now } from './now'

type Held = { values: FormValues; bytes: number; until: number }

/** Most that is held at one time; the oldest leave first. */
const MOST_BYTES = 16 * 1024 * 1024

/** The bundler makes copies of this module: the action that holds a form and the page that shows it share one. */
const shared = globalThis as typeof globalThis & { fieldtestHeldValues?: Map<string, Held> }
shared.fieldtestHeldValues ??= new Map()
const held = shared.fieldtestHeldValues

/** Holds what was typed until `until` (as `now` counts), in this process alone: for while the database is away. */
export function holdValues(token: string, kept: Held): void {
  held.set(token, kept)
  let bytes = [...held.values()].reduce((sum, one) => sum + one.bytes, 0)
  for (const [name, one] of held) {
    if (bytes <= MOST_BYTES && one.until > now()) return
    held.delete(name)
    bytes -= one.bytes
  }
}

/** What is held under a token; null when it is over. */
export function readHeldValues(token: string): FormValues | null {
  const found = held.get(token)
  return found && found.until > now() ? found.values : null
}
