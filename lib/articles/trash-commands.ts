import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { TRASH_DAYS } from './post-limits'

/**
 * How many posts are removed at a time: each takes its comments, likes and marks along, and a statement may last some seconds
 * only.
 */
const AT_ONCE = 100

/**
 * Removes what has been in the trash for too long, and notes of who had texts open. Addresses that readers knew are kept, so
 * that they can say that the text is gone. Returns how many posts went.
 */
export async function emptyTrash(now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  let count = 0
  for (let removed = AT_ONCE; removed === AT_ONCE; count += removed) removed = await removeOldest(oldest)
  await db.articleEditor.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - DAY_MS) } } })
  return count
}

const removeOldest = (before: Date) =>
  db.$executeRaw`
    with due as (
      select id, slug, published_at from articles where deleted_at < ${before} order by deleted_at limit ${AT_ONCE} for update
    ), kept as (
      insert into gone_slugs (slug)
      select slug from due where published_at is not null
      union select o.slug from old_slugs o join due on due.id = o.article_id
      on conflict do nothing
    )
    delete from articles where id in (select id from due)`
