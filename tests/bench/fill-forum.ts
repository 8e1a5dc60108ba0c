import postgres from 'postgres'

/** The topics whose pages are compared: their numbers, and how many replies they have. */
export const SHORT_TOPIC = { number: 1, replies: 20 }
export const LONG_TOPIC = { number: 2, replies: 10_000 }

/**
 * Fills a migrated database that has its categories with `count` topics by twenty people, spread over all categories but
 * the last: that one holds the oldest three in a hundred and nothing since. Twenty-five are pinned; forty are hot, and one in
 * 250 of all.
 */
export async function fillForum(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (room) => {
      await room`
        insert into users (id, email, updated_at)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'member' || n || '@bench.example', now()
        from generate_series(1, 20) n`
      await room`
        insert into profiles (id, username, skeleton, full_name)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'member' || n, 'member' || n, 'Member ' || n
        from generate_series(1, 20) n`
      // The triggers keep counts row by row; here they are counted once, below.
      await room`alter table topics disable trigger user`
      await room`alter table replies disable trigger user`
      await room`
        insert into topics (id, number, title, slug, excerpt, content, author_id, category, created_at, last_activity_at,
          reply_count, like_count, view_count, last_position, pinned, hot, heat)
        select gen_random_uuid(), n, 'Topic number ' || n, 'topic-number-' || n, 'What do you say to this?',
          repeat('Words about a thing. ', 20), ('00000000-0000-7000-8000-' || lpad((n % 20 + 1)::text, 12, '0'))::uuid,
          kinds.ids[case when n * 100 <= ${count}::int * 3 then cardinality(kinds.ids) else abs(hashint4(n + 2000000)) % (cardinality(kinds.ids) - 1) + 1 end],
          timestamptz '2020-01-01' + n * interval '17 minutes', timestamptz '2020-01-01' + n * interval '17 minutes',
          case n when ${SHORT_TOPIC.number} then ${SHORT_TOPIC.replies} when ${LONG_TOPIC.number} then ${LONG_TOPIC.replies} else 2 end,
          abs(hashint4(n)) % 200, abs(hashint4(n + 1000000)) % 5000,
          case n when ${SHORT_TOPIC.number} then ${SHORT_TOPIC.replies} when ${LONG_TOPIC.number} then ${LONG_TOPIC.replies} else 2 end,
          n <= 25, n <= 40 or n % 250 = 3, case when n <= 40 or n % 250 = 3 then 4 else 0 end
        from generate_series(1, ${count}::int) n,
          (select array_agg(id order by position) as ids from categories where kind = 'topic') kinds`
      await room`
        insert into replies (id, topic_id, position, author_id, content, created_at)
        select gen_random_uuid(), t.id, p, ('00000000-0000-7000-8000-' || lpad((p % 20 + 1)::text, 12, '0'))::uuid,
          repeat('Words in answer to it. ', 15), t.created_at + p * interval '1 minute'
        from topics t cross join lateral generate_series(1, t.last_position) p`
      await room`alter table topics enable trigger user`
      await room`alter table replies enable trigger user`
      await room`
        insert into topic_counts (category, topics, posts, pinned, hot)
        select category, count(*), count(*) + sum(reply_count), count(*) filter (where pinned), count(*) filter (where hot)
        from topics group by 1`
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
