import 'server-only'
import type { Db } from '@/lib/core/db'

/** Those of these pictures, by key, that a text, a former version, a draft or a portrait names. */
export async function listNamedKeys(tx: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT key FROM (
      SELECT (regexp_matches(text, '/media/([a-z0-9]{8,64})-', 'g'))[1] AS key FROM (
        SELECT content AS text FROM articles UNION ALL SELECT content FROM article_revisions
        UNION ALL SELECT content FROM comments UNION ALL SELECT content FROM topics UNION ALL SELECT content FROM replies
        UNION ALL SELECT content FROM post_revisions UNION ALL SELECT content::text FROM drafts
        UNION ALL SELECT avatar FROM profiles
      ) texts WHERE text LIKE '%/media/%'
    ) named WHERE key = ANY(${keys}::text[])`
  return rows.map(({ key }) => key)
}
