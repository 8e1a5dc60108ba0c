import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { errorCode } from './problem'

/** Where a log goes on in a new file, in bytes. With the one before, a log takes twice that at most. */
const LONGEST = 20 * 1024 * 1024

export type RollingLog = { write: (chunk: Buffer) => void; close: () => void }

/**
 * A new log at `path`. What lay there, and what it holds itself once it is `longest`, is kept beside it as `.before`.
 * A log that fails is told once and written no more, since it must not end whoever writes it.
 */
export function openRollingLog(path: string, longest = LONGEST): RollingLog {
  let file: number | null = null
  let size = 0
  const close = () => {
    if (file !== null) closeSync(file)
    file = null
  }
  const open = () => {
    close()
    keepBefore(path)
    // Only the owner may read it: where no mail server is, it names the links of mails, which can be a way in.
    file = openSync(path, 'w', 0o600)
    size = 0
  }
  const orTell = (act: () => void) => {
    try {
      act()
    } catch (error) {
      close()
      console.error(
        `${path} cannot be written (${errorCode(error)}); the site goes on without its log until the next start.`,
      )
    }
  }
  orTell(open)
  return {
    close,
    write: (chunk) =>
      orTell(() => {
        if (file === null) return
        if (size > 0 && size + chunk.length > longest) open()
        writeSync(file, chunk)
        size += chunk.length
      }),
  }
}

/** Keeps a log that is to be begun anew, for whoever wants to read why the site fell. Where it cannot be, the work goes on. */
export function keepBefore(path: string) {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) renameSync(path, `${path}.before`)
  } catch (error) {
    console.error(`${path} of the start before cannot be kept (${errorCode(error)}).`)
  }
}
