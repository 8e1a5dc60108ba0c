import { spawnSync } from 'node:child_process'
import { OperationProblem } from './problem'

/** Ids under which Postgres runs; empty means: as whoever runs the script. */
export type RunAs = { uid?: number; gid?: number }

/**
 * Postgres refuses to run as root. As root this finds an unprivileged account that every
 * Unix has; as anybody else nothing is changed.
 * @throws OperationProblem when root has no such account.
 */
export function postgresAccount(): RunAs {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [numericId('-u', name), numericId('-g', name)]
    if (uid && gid) return { uid, gid }
  }
  throw new OperationProblem(
    'Postgres does not run as root, and neither an account "postgres" nor "nobody" exists. Start as another user or set DATABASE_URL.',
  )
}

function numericId(flag: '-u' | '-g', name: string): number {
  return Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10)
}
