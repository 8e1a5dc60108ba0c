import 'server-only'
import type { Db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** For so long a text that was removed names its pictures: a case about it may still be under way. */
const KEPT_DAYS = 90

const since = Prisma.sql`now() - ${KEPT_DAYS} * interval '1 day'`

/**
 * Which of these pictures, by key, something names: a text, a former version, a draft, a portrait, or what a report has
 * kept. A text that was removed for longer than 90 days names none, whoever removed it, and neither do its versions nor what
 * was said in a discussion that is gone; a hidden one may come back.
 */
export async function listNamedKeys(tx: Db, keys: readonly string[]): Promise<string[]> {
  // Not materialized: each would be written to the disk with all of its texts.
  const rows = await tx.$queryRaw<{ key: string }[]>`
    WITH kept_topics AS NOT MATERIALIZED (
      SELECT id, content FROM topics WHERE coalesce(least(deleted_at, withdrawn_at), 'infinity') > ${since}
    ),
    kept_replies AS NOT MATERIALIZED (
      SELECT r.id, r.content FROM replies r JOIN topics t ON t.id = r.topic_id
      WHERE coalesce(least(r.deleted_at, t.deleted_at), 'infinity') > ${since}
    )
    SELECT DISTINCT key FROM (
      SELECT (regexp_matches(text, '/media/([a-z0-9]{8,64})-', 'g'))[1] AS key FROM (
        SELECT content AS text FROM articles UNION ALL SELECT content FROM article_revisions
        UNION ALL SELECT content FROM comments WHERE coalesce(deleted_at, 'infinity') > ${since}
        UNION ALL SELECT content FROM kept_topics UNION ALL SELECT content FROM kept_replies
        UNION ALL SELECT v.content FROM post_revisions v JOIN kept_topics t ON t.id = v.topic_id
        UNION ALL SELECT v.content FROM post_revisions v JOIN kept_replies r ON r.id = v.reply_id
        UNION ALL SELECT said FROM reports UNION ALL SELECT content::text FROM drafts
        UNION ALL SELECT avatar FROM profiles
      ) texts WHERE text LIKE '%/media/%'
    ) named WHERE key = ANY(${keys}::text[])`
  return rows.map(({ key }) => key)
}
