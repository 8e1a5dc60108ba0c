import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The process that listens on the port. `TEST_SITE_PID` says it where /proc cannot be read. */
export function listeningProcess(port: number): number {
  if (process.env.TEST_SITE_PID) return Number(process.env.TEST_SITE_PID)
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  )
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (socketsOf(pid).some((socket) => inodes.includes(socket))) return Number(pid)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return [] // it has ended, or is somebody else's
  }
}

/** Resident memory of a process, in megabytes. */
export const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What a folder holds: files, and bytes of all of them together. */
export function folderSize(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    files: files.length,
    bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
  }
}
