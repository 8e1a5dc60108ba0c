import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { listNamedKeys } from './named-queries'
import { mediaStorage, PART_FILE } from './storage'

/** An upload has its row within seconds of its files. */
const UNDER_WAY_MS = DAY_MS

/** Files whose rows are looked up together: all that is in memory of a folder, however large it is. */
const GROUP = 500

/** Most files that one run removes; the next run takes the rest. */
const ROUND = 500

/**
 * A file of an upload, whose key `randomKey` made. What the sample site draws has shorter keys: its pictures have rows, its
 * portraits have none, and both stay.
 */
const UPLOADED = /^([0-9a-f]{32})-[0-9x]+\.webp$/

/**
 * Removes what an upload has left that was cut off: files older than a day that no row and no text knows. Returns how many.
 * Share pictures are no files here; shapes made of a picture when they were asked for have its key, hence its row.
 */
export async function removeStrayFiles(now = new Date()): Promise<number> {
  let removed = 0
  for await (const files of oldFiles(now.getTime() - UNDER_WAY_MS)) {
    for (const file of await listStrays(files)) {
      if (removed === ROUND) return removed
      await mediaStorage.remove(file)
      removed++
    }
  }
  return removed
}

/** The files of uploads and parts of files that were written before then, group by group. */
async function* oldFiles(before: number): AsyncGenerator<string[]> {
  let group: string[] = []
  for await (const { file, writtenAt } of mediaStorage.list()) {
    if (writtenAt.getTime() >= before || !(UPLOADED.test(file) || PART_FILE.test(file))) continue
    group.push(file)
    if (group.length < GROUP) continue
    yield group
    group = []
  }
  yield group
}

async function listStrays(files: readonly string[]): Promise<string[]> {
  const known = await listKnownKeys([...new Set(files.flatMap((file) => keyOf(file) ?? []))])
  return files.filter((file) => !known.has(keyOf(file) ?? ''))
}

async function listKnownKeys(keys: string[]): Promise<Set<string>> {
  const rows = await db.media.findMany({ where: { key: { in: keys } }, select: { key: true } })
  const known = new Set(rows.map(({ key }) => key))
  const others = keys.filter((key) => !known.has(key))
  // Every text is read for that, so only where a file is in question.
  const named = others.length > 0 ? await listNamedKeys(db, others) : []
  return new Set([...known, ...named])
}

const keyOf = (file: string) => UPLOADED.exec(file)?.[1]
