import { randomUUID } from 'node:crypto'
import { shortDate } from '@/lib/core/dates'
import type { Accounts, Person } from '@/tests/support/people'

/** A draft of somebody that was seen three and twelve days ago, more often than any other post; `day`: when it was seen most. */
export async function addCountedPost({ sql }: Accounts, { id: authorId, username }: Person) {
  const post = { id: randomUUID(), title: `Seen by many, written by ${username}` }
  await sql`
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status)
    select ${post.id}, 'article', ${post.title}, ${`seen-${username}`}, 'A text.', 'A text.', ${authorId}, id, '{}', 'draft'
    from categories where kind = 'article' and slug = 'technology'`
  const counted = await sql<{ day: Date }[]>`
    insert into daily_counts (subject, measure, day, count)
    select ${`article:${post.id}`}, 'views', (now() at time zone 'UTC')::date - days, count
    from (values (3, 700000), (12, 200000)) as seen (days, count) order by count desc
    returning day`
  return { ...post, day: toDay(counted) }
}

/** The day of a row that was counted, in the words of the site; the database says which it is, also around midnight. */
export function toDay([row]: readonly { day: Date }[]): string {
  if (!row) throw new Error('Nothing was counted.')
  return shortDate(row.day)
}
