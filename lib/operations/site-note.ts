import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { dataRoot, ensureDataFolder, readJson, toFolderProblem } from './folders'
import { isPortTaken } from './ports'
import { errorCode, OperationProblem } from './problem'

/**
 * `guard` is a port that the process keeps open. Its number alone proves nothing: after a restart of the machine another
 * process has it soon.
 */
const siteNote = z.object({ pid: z.number().int(), guard: z.number().int(), address: z.string() })

type SiteNote = z.output<typeof siteNote>

const FILE = 'site.json'

/** Longer than it takes to ask whether a note lives and to write another, in milliseconds. */
const SETTLED = 100

/** The site that runs, or is being started, on this data folder. */
export async function findRunningSite(): Promise<SiteNote | null> {
  const { data: note } = siteNote.safeParse(readJson(join(dataRoot(), FILE)))
  return note && isAlive(note.pid) && (await isPortTaken(note.guard)) ? note : null
}

/**
 * Says that this process is the site of its data folder; a second one would build under the running server and stop its
 * database. Returns how to take that back.
 * @throws OperationProblem when there is one already.
 */
export async function noteSite(address: string): Promise<() => void> {
  const path = join(ensureDataFolder(), FILE)
  const running = await findRunningSite()
  if (running) {
    throw new OperationProblem(
      `This site runs already, or is being started, at ${running.address} (process ${running.pid}). Stop it first.`,
    )
  }
  const { port: guard, close } = await openGuard()
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, guard, address } satisfies SiteNote))
  } catch (error) {
    throw toFolderProblem(path, error)
  }
  // Of several that start at one moment none may have seen another: the last one's note stays, and the others see it now.
  await new Promise((resolve) => setTimeout(resolve, SETTLED))
  if ((await findRunningSite())?.guard !== guard) {
    close()
    return noteSite(address)
  }
  return () => {
    rmSync(path, { force: true })
    close()
  }
}

/** Opens a port for as long as this process lives; nobody is answered there. */
function openGuard(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      return address && typeof address === 'object'
        ? resolve({ port: address.port, close: () => server.close() })
        : reject(new Error('no port'))
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM' // it is another account's
  }
}
