import 'server-only'
import { db } from '@/lib/core/db'

/** What is offered while somebody types the title of a new topic. */
export type SimilarTopic = { number: number; slug: string; title: string; replyCount: number }

const MOST = 5
/** A shorter beginning is like too much. */
const SHORTEST = 4

/** The topics whose titles are most like the one being typed, the likest first; none for a few letters. */
export async function findSimilarTopics(title: string): Promise<SimilarTopic[]> {
  const typed = title.toLowerCase()
  if ([...typed].length < SHORTEST) return []
  return db.$queryRaw<SimilarTopic[]>`
    select t.number, t.slug, t.title, t.reply_count as "replyCount"
    from topics t
    where t.deleted_at is null and t.hidden_at is null and (lower(t.title) % ${typed} or ${typed} <% lower(t.title))
    order by greatest(similarity(lower(t.title), ${typed}), word_similarity(${typed}, lower(t.title))) desc, t.number desc
    limit ${MOST}`
}
