import postgres from 'postgres'

/** Tags of the bench: on every text, on one in two, on ten texts whatever their number, eight of them old. */
export const TAGS = { every: 'every', half: 'half', rare: 'rare' } as const

/**
 * Fills a migrated database with `count` articles and a review to each ten, spread over six categories, the oldest first.
 * Six tags more are on one in two, so that a text shares most of its tags with very many.
 */
export async function fillTagged(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (room) => {
      await room`insert into users (id, email, updated_at)
        values ('00000000-0000-7000-8000-000000000001', 'writer@bench.example', now())`
      await room`insert into profiles (id, username, skeleton, full_name)
        values ('00000000-0000-7000-8000-000000000001', 'writer', 'writer', 'Writer')`
      await room`
        insert into categories (id, kind, slug, name, position)
        select gen_random_uuid(), kind::category_kind, 'bench-' || n, 'Place ' || n, 1000 + n
        from unnest(array['article', 'review']) kind, generate_series(0, 5) n`
      await room`
        insert into tags (id, slug, name)
        select gen_random_uuid(), slug, slug
        from unnest(array['every', 'half', 'rare', 'more-1', 'more-2', 'more-3', 'more-4', 'more-5', 'more-6']) slug`
      // The triggers keep counts and times row by row; here they are set once.
      await room`alter table articles disable trigger user`
      await room`alter table article_tags disable trigger user`
      await room`
        insert into articles (id, kind, title, slug, content, excerpt, author_id, category, status, rating_tenths, published_at)
        select gen_random_uuid(), k.kind::text::article_kind, 'Text number ' || n, 'text-' || n, repeat('Words of a text. ', 120),
          'What there is to say of ' || n, '00000000-0000-7000-8000-000000000001'::uuid, c.id, 'published',
          case when k.kind = 'review' then 40 end, timestamptz '2020-01-01' + n * interval '17 minutes'
        from generate_series(1, ${count}::int) n
        cross join lateral (select case when n % 11 = 0 then 'review' else 'article' end as kind) k
        join categories c on c.kind = k.kind::category_kind and c.slug = 'bench-' || abs(hashint4(n)) % 6`
      await room`
        insert into article_tags (article_id, tag_id, position, published_at)
        select a.id, t.id, 0, a.published_at
        from articles a, lateral (select substr(a.slug, 6)::int as n) text, tags t
        where t.slug = 'every'
          or t.slug = 'rare' and (text.n <= 8 or text.n > ${count}::int - 2)
          or t.slug not in ('every', 'rare') and abs(hashtext(t.slug || text.n)) % 2 = 0`
      await room`alter table articles enable trigger user`
      await room`alter table article_tags enable trigger user`
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
