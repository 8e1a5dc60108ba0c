import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresPlace } from './postgres-binaries'

/** Where the server of a cluster notes who it is. */
export const pidFile = (place: PostgresPlace): string => join(place.data, 'postmaster.pid')

type Noted = { pid: number; folder: string; port: number }

/** What the server of a cluster has noted of itself; zeros where there is none. The note stays when the server is killed. */
export function readNote(place: PostgresPlace): Noted {
  const path = pidFile(place)
  const [pid, folder = '', , port] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return { pid: Number(pid) || 0, folder, port: Number(port) || 0 }
}

/** Whether the server that noted this still runs, and not another process that has its number by now. */
export function isServer({ pid, folder }: Noted): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // Only Linux tells what a process is; one that has ended and is still listed has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return true
  }
}
