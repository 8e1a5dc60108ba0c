import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory in megabytes of the server started for a port, with its children; null where /proc does not tell. */
export function residentMemory(port: number): number | null {
  const pids = readable(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? []
  const kilobytes = pids
    .filter((pid) =>
      readable(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
        ?.split('\0')
        .includes(`PORT=${port}`),
    )
    .map((pid) =>
      Number(/VmRSS:\s+(\d+)/.exec(readable(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '')?.[1] ?? 0),
    )
  return kilobytes.length ? kilobytes.reduce((total, size) => total + size, 0) / 1024 : null
}

/** A process may end while it is looked at. */
function readable<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
