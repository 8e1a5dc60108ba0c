import 'server-only'
import { db } from '@/lib/core/db'
import { providerSource } from './provider'
import { findKeyMark, type KeyName, PROVIDER_KEYS } from './provider-keys'

/**
 * A key as the settings show it. `state`: not set, set as last confirmed, or set to something that nobody has confirmed
 * yet. `lastFour` is '' where it would tell too much; `changedAt` is when a change was last confirmed.
 */
export type KeyLine = {
  name: KeyName
  label: string
  variable: string
  state: 'missing' | 'confirmed' | 'changed'
  lastFour: string
  changedAt: string | null
}

/** The keys of the environment beside what was last confirmed of each, in the order of `PROVIDER_KEYS`. */
export async function listKeys(): Promise<KeyLine[]> {
  const rows = await db.paymentKey.findMany()
  const known = new Map(rows.map((row) => [row.name, row]))
  return PROVIDER_KEYS.map(({ name, label, variable }) => {
    const [row, mark] = [known.get(name), findKeyMark(variable)]
    const isKnown = mark !== null && mark.fingerprint === row?.fingerprint
    const state = mark === null ? 'missing' : isKnown ? 'confirmed' : 'changed'
    return {
      name,
      label,
      variable,
      state,
      lastFour: mark?.lastFour ?? '',
      changedAt: row?.changedAt.toISOString() ?? null,
    }
  })
}

/** Who takes the money, as screens say it; null while nobody does. */
export function findConnection() {
  const provider = providerSource.find()
  return provider && { label: provider.label, isTest: provider.isTest }
}

export type Connection = ReturnType<typeof findConnection>
