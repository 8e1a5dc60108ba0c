import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes a folder, and the databases of the data folders in it that root had to keep elsewhere. */
export function removeWithDatabases(folder: string): void {
  for (const name of ['.', ...readdirSync(folder)]) {
    const note = join(folder, name, 'postgres', 'moved-to')
    if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}
