import 'server-only'
import { db } from '@/lib/core/db'

/** Whoever was heard of within this time has the text open; the editor tells every 20 seconds. */
const PRESENT_SECONDS = 50

/** Notes that somebody has a post open. Returns the usernames of the others who have. */
export async function noteEditor(articleId: string, editorId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ username: string }[]>`
    with noted as (
      insert into article_editors (article_id, editor_id, seen_at) values (${articleId}::uuid, ${editorId}::uuid, now())
      on conflict (article_id, editor_id) do update set seen_at = excluded.seen_at
    )
    select p.username::text from article_editors e join profiles p on p.id = e.editor_id
    where e.article_id = ${articleId}::uuid and e.editor_id <> ${editorId}::uuid
      and e.seen_at > now() - ${PRESENT_SECONDS} * interval '1 second'
    order by e.seen_at desc limit 5`
  return rows.map(({ username }) => username)
}
