import 'server-only'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { type Click, toLine } from './click'

/**
 * Clicks on their way into the database (docs/decisions/0014-affiliate-clicks.md). Every server process writes files of
 * its own and starts a new one after half a minute at the latest, so that a file which nobody has touched for longer
 * than that has no writer any more.
 */
type Journal = { file: string; fd: number; openedAt: number }
type Writer = { name: string; files: number; current: Journal | null }

const LIFE_MS = 30_000
/** Four times the life: a writer that was halted in between looks at its clock before it writes. */
const ABANDONED_MS = 120_000

/** Route handlers and jobs are bundled apart; the writer belongs to the process. */
const kept = globalThis as typeof globalThis & { fieldtestClickWriter?: Writer }

function writer(): Writer {
  kept.fieldtestClickWriter ??= { name: randomBytes(6).toString('hex'), files: 0, current: null }
  return kept.fieldtestClickWriter
}

const folder = () => join(env.DATA_DIR, 'clicks')

/**
 * Keeps a click: when this returns it is with the operating system, and outlives the process.
 * @throws when the disk does not take it.
 */
export function appendClick(click: Click): void {
  const line = Buffer.from(toLine(click))
  try {
    const written = writeSync(openJournal().fd, line)
    if (written < line.length) throw new Error('The disk took only a part of a click.')
  } catch (error) {
    // Nothing may follow half a line.
    sealJournal()
    throw error
  }
}

/** Ends the file that is being written; the next click begins another. */
export function sealJournal(): void {
  const { current } = writer()
  if (!current) return
  writer().current = null
  closeSync(current.fd)
}

/** Files to read, oldest first. Those that are `done` have no writer any more and may go once they are read. */
export async function listJournals(): Promise<{ path: string; done: boolean }[]> {
  const now = Date.now()
  const { name, current } = writer()
  const files = await readdir(folder()).catch(() => [])
  const found = await Promise.all(
    files
      .filter((file) => /^\d+-[0-9a-f]{12}-\d+\.jsonl$/.test(file))
      .map(async (file) => {
        const path = join(folder(), file)
        const isOwn = file.includes(`-${name}-`)
        const age = now - ((await stat(path).catch(() => null))?.mtimeMs ?? now)
        return { path, done: isOwn ? file !== current?.file : age > ABANDONED_MS }
      }),
  )
  return found.sort((a, b) => a.path.localeCompare(b.path))
}

/** The text of a file; '' when another server has read and removed it in between. */
export const readJournal = (path: string) => readFile(path, 'utf8').catch(() => '')

/** Removes a file that was imported; one that is gone already is no fault. */
export const removeJournal = (path: string) => unlink(path).catch(() => {})

function openJournal(): Journal {
  const state = writer()
  if (state.current && Date.now() - state.current.openedAt > LIFE_MS) sealJournal()
  state.current ??= create(state)
  return state.current
}

function create(state: Writer): Journal {
  const openedAt = Date.now()
  const file = `${openedAt}-${state.name}-${state.files++}.jsonl`
  mkdirSync(folder(), { recursive: true })
  return { file, fd: openSync(join(folder(), file), 'a', 0o600), openedAt }
}
