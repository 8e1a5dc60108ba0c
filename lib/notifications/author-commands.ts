import 'server-only'
import type { Db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'

/**
 * Tells everybody who follows the author of a text that it has come out, in one statement however many they and the texts
 * are. Call it once for a text: what comes out again is nothing new. `ids` are articles and reviews that are published by now.
 */
export async function tellOfTexts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    insert into notifications (id, user_id, kind, subject, href, text, actor_id)
    select gen_random_uuid(), f.follower_id, 'text', 'article:' || a.id,
      case a.kind when 'review' then ${routes.review('')} else ${routes.article('')} end || a.slug,
      coalesce(nullif(p.full_name, ''), p.username::text) || ' published “' || a.title || '”.', a.author_id
    from articles a
      join profiles p on p.id = a.author_id
      join author_follows f on f.author_id = a.author_id
    where a.id = any(${[...ids]}::uuid[])`
}

/** Takes back what followers were told of a text that is out no more, where they have not looked at it. */
export async function untellOfText(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    delete from notifications n using articles a, author_follows f
    where a.id = ${id}::uuid and f.author_id = a.author_id
      and n.user_id = f.follower_id and n.subject = 'article:' || a.id and n.kind = 'text' and n.read_at is null`
}
