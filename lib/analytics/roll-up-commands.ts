import 'server-only'
import { z } from 'zod'
import { isoDate } from '@/lib/core/dates'
import type { Db } from '@/lib/core/db'

/** Days before a run whose sums are made anew with today's, which still grow: a like of yesterday may be taken back. */
const RECENT_DAYS = 2
/** However long nobody summed up, a run looks back no further. */
const MOST_DAYS = 90

const DAY_MS = 86_400_000

/** The setting that holds the days of the last two runs, the later one first. */
const RUNS = 'roll_ups'
const runDays = z.array(z.iso.date()).catch([])

const readRuns = async (tx: Db) =>
  runDays.parse((await tx.siteSetting.findUnique({ where: { key: RUNS }, select: { value: true } }))?.value)

/**
 * The UTC day from which on a run sums up: some days before the last run but one. So nothing is missing that was done between
 * the last run and a stop of the server, nor clicks that lay in its journal then: they may be imported after the first run. (Those of one of several
 * servers that was away for longer than the days beside the others are not.)
 * Everything, while there are no sums.
 */
export async function firstDayToSum(tx: Db, now: Date): Promise<Date> {
  const [known] = await tx.$queryRaw<{ found: boolean }[]>`
    select exists (select from daily_counts where measure in ('saves', 'likes', 'comments', 'clicks')) as found`
  const runs = await readRuns(tx)
  if (!known?.found || runs.length === 0) return new Date(0)
  const today = Date.parse(isoDate(now))
  const earliest = Math.min(today, ...runs.map((day) => Date.parse(day)))
  return new Date(Math.max(earliest - RECENT_DAYS * DAY_MS, today - MOST_DAYS * DAY_MS))
}

/** Keeps the day of a run beside that of the one before it. */
export async function noteRun(tx: Db, now: Date): Promise<void> {
  const value = [isoDate(now), ...(await readRuns(tx))].slice(0, 2)
  await tx.siteSetting.upsert({ where: { key: RUNS }, create: { key: RUNS, value }, update: { value } })
}
