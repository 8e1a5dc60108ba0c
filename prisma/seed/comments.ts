import type postgres from 'postgres'
import { articleId, type sampleTexts } from './articles'
import { chance, SEED_NOW, seedId, shuffled } from './deterministic'
import { insertRows } from './insert-rows'
import { personId } from './people'
import type { SmallContent } from './small-content-schema'

type Texts = ReturnType<typeof sampleTexts>
type Text = Texts['reviews'][number] | Texts['articles'][number]
type Comments = SmallContent['comments']

/** A few texts draw many comments and many draw few: the squares of a chance, as on a real site. */
function spread<T>(items: T[], texts: Text[], key: string): { text: Text; item: T }[] {
  if (!texts.length) return []
  const order = shuffled(texts, `${key}:order`)
  return shuffled(items, key).flatMap((item, index) => {
    const text = order[Math.floor(chance(`${key}:${index}`) ** 2 * order.length)]
    return text ? [{ text, item }] : []
  })
}

export async function seedComments(sql: postgres.ISql, texts: Texts, comments: Comments): Promise<void> {
  const placed = Object.entries(comments).flatMap(([key, threads]) => {
    const category = key.replace(/^article-/, '')
    const pool: Text[] = key.startsWith('article-') ? texts.articles : texts.reviews
    return spread(
      threads,
      pool.filter((text) => text.category === category),
      key,
    )
  })
  const rows = placed.flatMap(({ text, item }, index) => {
    const at = soonAfter(text.publishedAt, `comment:${index}`)
    const comment = toRow(text, null, item, at, `${index}`)
    const replies = item.replies ?? []
    return [
      comment,
      ...replies.map((reply, n) =>
        toRow(text, comment.id, reply, soonAfter(at, `reply:${index}:${n}`), `${index}:${n}`),
      ),
    ]
  })
  // Parents first: a reply is checked against its comment.
  await insertRows(sql, 'comments', [...rows.filter((row) => !row.parent_id), ...rows.filter((row) => row.parent_id)])
  await sql`
    update articles a set comment_count = c.count
    from (select article_id, count(*)::int as count from comments group by article_id) c
    where c.article_id = a.id`
}

function toRow(text: Text, parentId: string | null, said: { author: string; content: string }, at: Date, key: string) {
  return {
    id: seedId('comment', key, at),
    article_id: articleId(text),
    parent_id: parentId,
    author_id: personId(said.author),
    content: said.content,
    created_at: at,
  }
}

/** Within three days, and never after the sample site's present. */
function soonAfter(moment: Date, key: string): Date {
  const most = Math.min(SEED_NOW.getTime() - moment.getTime(), 3 * 86_400_000)
  return new Date(moment.getTime() + Math.max(0, most) * (0.02 + 0.97 * chance(key) ** 2))
}
