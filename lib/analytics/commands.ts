import 'server-only'
import { db } from '@/lib/core/db'
import { EMPTY_SEARCH, SEARCH_SUBJECT } from './measures'

const LONGEST = 80

/** Notes that somebody looked for something that is not there. Who it was is not kept. */
export async function noteEmptySearch(query: string): Promise<void> {
  const words = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  if (!words) return
  await db.$executeRaw`
    insert into daily_counts as d (subject, measure, day, count)
    values (${SEARCH_SUBJECT + words}, ${EMPTY_SEARCH}, (now() at time zone 'UTC')::date, 1)
    on conflict (subject, measure, day) do update set count = d.count + 1`
}
