import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'

/** A text that came out more days ago than this is no news: nobody is told of it. */
const NEWS_DAYS = 7
/** Texts of one run, and followers of one statement, so that an author whom many follow holds up nothing. */
const TEXTS = 50
const BATCH = 5000

const NOBODY_YET = '00000000-0000-0000-0000-000000000000'

/**
 * Tells those who follow an author of what has come out, however it did, and of what comes out again whoever had not looked
 * at it yet. Each text is taken by one server; one that stops in the middle leaves the rest untold. Returns how many were told.
 */
export async function tellOfNewTexts(): Promise<number> {
  const texts = await db.$queryRaw<{ id: string; at: Date }[]>`
    update articles set followers_told_at = now() where id in (
      select id from articles
      where kind in ('article', 'review') and status = 'published' and deleted_at is null and followers_told_at is null
        and published_at > now() - make_interval(days => ${NEWS_DAYS})
      order by published_at limit ${TEXTS} for update skip locked
    ) returning id, published_at as at`
  let told = 0
  for (const { id } of texts.toSorted((one, other) => Number(one.at) - Number(other.at))) told += await tellOfText(id)
  return told
}

async function tellOfText(id: string): Promise<number> {
  let all = 0
  let last: string | null = NOBODY_YET
  while (last) {
    const batch: { last: string | null; told: number }[] = await db.$queryRaw`
      with text as (
        select a.id, a.author_id, case a.kind when 'review' then ${routes.text('review', '')} else ${routes.text('article', '')} end || a.slug as href,
          coalesce(nullif(p.full_name, ''), p.username::text) || ' published “' || a.title || '”.' as words
        from articles a join profiles p on p.id = a.author_id
        where a.id = ${id}::uuid and a.status = 'published' and a.deleted_at is null
      ), batch as (
        select f.follower_id from author_follows f join text on f.author_id = text.author_id
        where f.follower_id > ${last}::uuid order by f.follower_id limit ${BATCH}
      ), told as (
        insert into notifications (id, user_id, kind, subject, href, text, actor_id)
        select gen_random_uuid(), batch.follower_id, 'text', 'article:' || text.id, text.href, text.words, text.author_id
        from batch cross join text
        where not exists (
          select from notifications n
          where n.user_id = batch.follower_id and n.subject = 'article:' || text.id and n.kind = 'text'
        )
        returning 1
      )
      select (select follower_id from batch order by follower_id desc limit 1) as last, (select count(*)::int from told) as told`
    last = batch[0]?.last ?? null
    all += batch[0]?.told ?? 0
  }
  return all
}

/** Takes back what others were told of a text that is out no more, or of what was said there, where they have not looked at it. */
export async function untellOfText(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    with text as (update articles set followers_told_at = null where id = ${id}::uuid returning id, author_id)
    delete from notifications n using text
    where n.subject = 'article:' || text.id and n.kind <> 'moderation' and n.user_id is distinct from text.author_id
      and n.read_at is null`
}
