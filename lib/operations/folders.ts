import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { errorCode, OperationProblem } from './problem'

/** Root of the checkout; every script runs from there. */
export const projectRoot = process.cwd()

/** Everything that is made on this machine and never committed. `DATA_DIR` moves it; blank, as anywhere, is absent. */
export const dataRoot = () => resolve(projectRoot, process.env.DATA_DIR || '.data')

/**
 * Makes a folder below the data root and returns its path.
 * @throws OperationProblem when the disk is full or the folder cannot be written.
 */
export function ensureDataFolder(...names: string[]): string {
  const path = join(dataRoot(), ...names)
  try {
    mkdirSync(path, { recursive: true })
    const probe = join(path, '.write-test')
    writeFileSync(probe, 'x'.repeat(4096))
    accessSync(probe, constants.W_OK)
    return path
  } catch (error) {
    throw toFolderProblem(path, error)
  }
}

/** Says in one sentence why a file could not be written. */
export function toFolderProblem(path: string, error: unknown): Error {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new OperationProblem(`The disk is full: ${path} could not be written. Free some space and try again.`)
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new OperationProblem(
      `The folder ${path} cannot be written. Check its owner, or set DATA_DIR to another one.`,
    )
  }
  return error instanceof Error ? error : new Error(String(error))
}

/** Whether another account of this machine may enter the folder: every parent must let others pass. */
export function isOpenToOthers(path: string): boolean {
  let folder = resolve(path)
  for (;;) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    const parent = dirname(folder)
    if (parent === folder) return true
    folder = parent
  }
}

/** A small JSON file, or null when it is missing or broken. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
