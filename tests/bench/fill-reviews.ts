import postgres from 'postgres'

/**
 * Fills a migrated database that has its categories with `count` reviews by twenty people, spread over all of them but the
 * last: that one holds the oldest three in a hundred and nothing since.
 */
export async function fillReviews(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (room) => {
      await room`
        insert into users (id, email, updated_at)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'writer' || n || '@bench.example', now()
        from generate_series(1, 20) n`
      await room`
        insert into profiles (id, username, skeleton, full_name)
        select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'writer' || n, 'writer' || n, 'Writer ' || n
        from generate_series(1, 20) n`
      // The triggers keep counts row by row; here they are counted once, below.
      await room`alter table articles disable trigger user`
      await room`
        insert into articles (id, kind, title, slug, content, excerpt, author_id, category, status, rating_tenths, tag_names,
          read_minutes, published_at, comment_count)
        select gen_random_uuid(), 'review', 'Review number ' || n, 'review-' || n, repeat('Words about a product. ', 120),
          'What we found out about product number ' || n,
          ('00000000-0000-7000-8000-' || lpad((n % 20 + 1)::text, 12, '0'))::uuid,
          kinds.ids[case when n * 100 <= ${count}::int * 3 then cardinality(kinds.ids) else abs(hashint4(n + 2000000)) % (cardinality(kinds.ids) - 1) + 1 end], 'published', abs(hashint4(n)) % 51, array['tag-' || n % 30, 'tag-' || n % 7],
          n % 9 + 2, timestamptz '2020-01-01' + n * interval '17 minutes', abs(hashint4(n + 1000000)) % 500
        from generate_series(1, ${count}::int) n,
          (select array_agg(id order by position) as ids from categories where kind = 'review') kinds`
      await room`
        insert into reviews (article_id, pros, cons, verdict, product_name, brand)
        select id, array['good'], array['bad'], 'Fine.', title, 'Brand' from articles`
      await room`alter table articles enable trigger user`
      await room`insert into list_counts (kind, category, count) select kind, category, count(*) from articles group by 1, 2`
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
