import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDataFolder, readJson } from '@/lib/operations/folders'
import { CAST } from './cast'
import { type DemoPasswords, demoPassword, emailOf } from './people'

const path = () => join(ensureDataFolder(), 'demo-accounts.json')

/** The passwords of the cast, made at the first seed and kept in the data folder, readable by its owner only. */
export function keepDemoAccounts(): DemoPasswords {
  const kept = readDemoAccounts()
  if (kept) return kept
  const made = Object.fromEntries(Object.values(CAST).map(({ username }) => [username, demoPassword()]))
  writeFileSync(path(), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return made
}

/** The kept passwords by username, or null where none were made. */
export function readDemoAccounts(): DemoPasswords | null {
  const kept = existsSync(path()) ? readJson(path()) : null
  if (!kept || typeof kept !== 'object') return null
  return Object.fromEntries(Object.entries(kept).map(([username, password]) => [username, String(password)]))
}

/** What `npm start` prints: one line per role. */
export function listDemoAccounts(): { role: string; email: string; password: string }[] {
  const passwords = readDemoAccounts()
  if (!passwords) return []
  return Object.entries(CAST).flatMap(([role, { username }]) => {
    const password = passwords[username]
    return password ? [{ role, email: emailOf(username), password }] : []
  })
}
