import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { JOB_PATIENCE } from '@/lib/core/jobs/patience'
import { log } from '@/lib/core/log'
import { type Click, readLines } from './click'
import { listJournals, readJournal, removeJournal, sealJournal } from './journal'

/** Rings when an offer changed, so that no server leads to where it led before. */
export const OFFER_CHANNEL = 'store_offers'

/** Tells every server, once the transaction commits, to look offers up anew. */
export const announceOffers = (tx: Db) => tx.$executeRaw`select pg_notify(${OFFER_CHANNEL}, '')`

/** Rows of one statement. */
const BATCH = 5000

/**
 * Brings the journals into the database and removes those that nobody writes any more. May run anywhere, any number of
 * times and break off anywhere: a click has its id before it is written, and is stored once. Returns how many were new.
 */
export async function importClicks(): Promise<{ imported: number }> {
  sealJournal()
  let imported = 0
  for (const { path, done } of await listJournals()) {
    const { clicks, broken } = readLines(await readJournal(path))
    if (broken) log.warn('clicks.broken_lines', { path, broken })
    for (let from = 0; from < clicks.length; from += BATCH)
      imported += await storeClicks(clicks.slice(from, from + BATCH))
    if (done) await removeJournal(path)
  }
  return { imported }
}

/**
 * Stores clicks that are not stored yet. One counts for each visitor, offer and UTC hour, and none of a program; a click
 * on an offer that is gone is left out. One import at a time in the whole cluster, so that two of them count no hour twice.
 */
const storeClicks = (clicks: Click[]) =>
  db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select pg_advisory_xact_lock(hashtext('import clicks'))::text`
      return tx.$executeRaw`
        with posted as (
          select p.id, p.offer, decode(p.visitor, 'hex') as visitor, decode(p.session, 'hex') as session, p.robot, p.text, p.at,
            date_trunc('hour', p.at at time zone 'UTC') as hour
          from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb)
            as p(id uuid, offer uuid, visitor text, session text, robot boolean, text text, at timestamptz)
          where exists (select from offers o where o.id = p.offer)
            and not exists (select from affiliate_clicks c where c.id = p.id)
        )
        insert into affiliate_clicks (id, offer_id, user_id, article_id, from_text, visitor, robot, counted, clicked_at)
        select p.id, p.offer, s.user_id,
          coalesce((select a.id from articles a where a.slug = p.text), (select o.article_id from old_slugs o where o.slug = p.text)),
          p.text is not null,
          p.visitor, p.robot,
          not p.robot
            and row_number() over (partition by p.offer, p.visitor, p.hour, p.robot order by p.at, p.id) = 1
            and not exists (
              select from affiliate_clicks c
              where c.offer_id = p.offer and c.visitor = p.visitor and c.counted
                and date_trunc('hour', c.clicked_at at time zone 'UTC') = p.hour
            ),
          p.at
        from posted p left join sessions s on s.token_hash = p.session
        on conflict (id) do nothing`
    },
    // Several servers with many clicks to store wait for each other.
    { timeout: 60_000, ...JOB_PATIENCE },
  )
