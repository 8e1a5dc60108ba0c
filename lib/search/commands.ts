import 'server-only'
import { db } from '@/lib/core/db'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'

/** Entries looked at, and documents made anew, in one transaction: writers must not wait long for it. */
const LOOKED_AT = 10_000
const TOGETHER = 20

/**
 * Makes the documents anew whose surroundings have changed. What is queued meanwhile waits for the next time, so that a lively
 * discussion is made anew once and not after each comment. Several servers may do it at once: each takes other entries.
 * Returns how many documents.
 */
export async function refreshQueued(): Promise<number> {
  const [queue] = await db.$queryRaw<{ newest: bigint | null }[]>`select max(number) as newest from search_queue`
  let made = 0
  for (;;) {
    const some = await refreshSome(queue?.newest ?? 0n)
    if (some === 0) return made
    made += some
  }
}

const refreshSome = (newest: bigint) =>
  db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      with waiting as materialized (
        select number, document_id from search_queue where number <= ${newest}
        order by number limit ${LOOKED_AT} for update skip locked
      ), taken as (
        delete from search_queue where number in (
          select number from waiting where document_id in (
            select document_id from waiting group by document_id order by min(number) limit ${TOGETHER}
          )
        ) returning document_id
      )
      select distinct document_id::text as id from taken`
    if (rows.length > 0) await tx.$executeRaw`select search_refresh(${rows.map(({ id }) => id)}::uuid[])`
    return rows.length
  }, JOB_PATIENCE)
