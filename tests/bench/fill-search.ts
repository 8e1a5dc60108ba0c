import postgres from 'postgres'
import { VOCABULARY } from './search-words'

/** Texts that articles, topics and what is said below them are put together from: paragraphs, sentences, titles. */
const PARAGRAPHS = 5000
const SENTENCES = 20_000
const TITLES = 20_000
const YEARS = '6 years'

/**
 * Fills a migrated database with `count` articles (one in ten a review), as many topics, ten times as many comments and one
 * reply to each topic, from a vocabulary whose nth word is used as often as 1 / n. Beside common words each title has one
 * of its own: `q17` or `z17`. The triggers are off meanwhile; the index is made in one go.
 */
export async function fillSearch(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await makeTexts(sql)
    await makePlaces(sql)
    await sql`set session_replication_role = replica`
    await makeArticles(sql, count)
    await makeTopics(sql, count)
    await sql`set session_replication_role = origin`
    await rebuildIndex(sql)
    await sql`vacuum analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function makeTexts(sql: postgres.Sql) {
  await sql`select setseed(0.42)`
  await sql`
    create temp table vocabulary as
    select n, (
      select string_agg((array['ba','co','di','fe','gu','ha','ji','ko','lu','me','no','pi','qua','ro','su','ta','ve','wi','xo','za'])[1 + (n / (20 ^ p)::int) % 20], '')
      from generate_series(0, 3) p
    ) as word from generate_series(1, ${VOCABULARY}::int) n`
  await sql`create temp table texts (kind text, n int, said text, primary key (kind, n))`
  for (const [kind, texts, words] of [
    ['paragraph', PARAGRAPHS, 40],
    ['sentence', SENTENCES, 12],
    ['title', TITLES, 6],
  ] as const) {
    await sql`
      insert into texts
      select ${kind}, drawn.text, string_agg(v.word, ' ' order by drawn.place)
      from (
        select (g - 1) / ${words}::int as text, g as place, greatest(1, floor(${VOCABULARY}::int ^ random())::int) as n
        from generate_series(1, ${texts * words}::int) g
      ) drawn join vocabulary v using (n) group by 2`
  }
  await sql`analyze texts`
  await sql`
    create function pg_temp.drawn(number int, salt int, size int) returns int language sql immutable
    as $$ select abs(hashint4(number * 31 + salt) % size) $$`
}

async function makePlaces(sql: postgres.Sql) {
  await sql`
    insert into users (id, email, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'writer' || n || '@bench.example', now()
    from generate_series(1, 200) n`
  await sql`
    insert into profiles (id, username, skeleton, full_name)
    select id, split_part(email::text, '@', 1), split_part(email::text, '@', 1), 'Writer of the Bench' from users`
  await sql`
    insert into categories (id, kind, slug, name, position)
    select gen_random_uuid(), kind::category_kind, 'bench-' || n, 'Place ' || n, 1000 + n
    from unnest(array['article', 'review', 'topic']) kind, generate_series(0, 9) n`
}

const makeArticles = (sql: postgres.Sql, count: number) => sql`
  with made as (
    insert into articles (id, kind, title, slug, content, excerpt, author_id, category, status, rating_tenths, tag_names, published_at)
    select gen_random_uuid(), k.kind::text::article_kind, t.said || ' q' || i, 'text-' || i,
      p1.said || E'.\n\n' || p2.said || E'.\n\n' || p3.said, s.said,
      ('00000000-0000-7000-8000-' || lpad((i % 200 + 1)::text, 12, '0'))::uuid, c.id, 'published',
      case when k.kind = 'review' then 40 end, array['tag' || i % 30],
      now() - (${count}::int - i) * (interval '${sql.unsafe(YEARS)}' / ${count}::int)
    from generate_series(1, ${count}::int) i
    join lateral (select (case when i % 10 = 0 then 'review' else 'article' end)::category_kind as kind) k on true
    join categories c on c.kind = k.kind and c.slug = 'bench-' || i / 10 % 10
    join texts t on t.kind = 'title' and t.n = pg_temp.drawn(i, 1, ${TITLES})
    join texts p1 on p1.kind = 'paragraph' and p1.n = pg_temp.drawn(i, 2, ${PARAGRAPHS})
    join texts p2 on p2.kind = 'paragraph' and p2.n = pg_temp.drawn(i, 3, ${PARAGRAPHS})
    join texts p3 on p3.kind = 'paragraph' and p3.n = pg_temp.drawn(i, 4, ${PARAGRAPHS})
    join texts s on s.kind = 'sentence' and s.n = pg_temp.drawn(i, 5, ${SENTENCES})
    returning id, author_id, published_at
  )
  insert into comments (id, article_id, author_id, content, created_at)
  select gen_random_uuid(), a.id, a.author_id, s.said, a.published_at + k * interval '1 hour'
  from (select made.*, row_number() over ()::int as i from made) a
  cross join generate_series(1, 10) k
  join texts s on s.kind = 'sentence' and s.n = pg_temp.drawn(a.i * 10 + k, 6, ${SENTENCES})`

const makeTopics = (sql: postgres.Sql, count: number) => sql`
  with made as (
    insert into topics (id, number, slug, title, excerpt, content, author_id, category, created_at, tag_names)
    select gen_random_uuid(), i, 'topic-' || i, t.said || ' z' || i, 'x', p1.said || E'.\n\n' || s.said,
      ('00000000-0000-7000-8000-' || lpad((i % 200 + 1)::text, 12, '0'))::uuid, c.id,
      now() - (${count}::int - i) * (interval '${sql.unsafe(YEARS)}' / ${count}::int), array['tag' || i % 30]
    from generate_series(1, ${count}::int) i
    join categories c on c.kind = 'topic' and c.slug = 'bench-' || i % 10
    join texts t on t.kind = 'title' and t.n = pg_temp.drawn(i, 7, ${TITLES})
    join texts p1 on p1.kind = 'paragraph' and p1.n = pg_temp.drawn(i, 8, ${PARAGRAPHS})
    join texts s on s.kind = 'sentence' and s.n = pg_temp.drawn(i, 9, ${SENTENCES})
    returning id, author_id, number
  )
  insert into replies (id, topic_id, position, author_id, content)
  select gen_random_uuid(), made.id, 1, made.author_id, s.said
  from made join texts s on s.kind = 'sentence' and s.n = pg_temp.drawn(made.number, 10, ${SENTENCES})`

/** Indexes are made faster over rows that are there than along with them. */
async function rebuildIndex(sql: postgres.Sql) {
  const indexes = await sql<{ name: string; made: string }[]>`
    select indexname as name, indexdef as made from pg_indexes where tablename = 'search_documents' and indexdef like '%USING gin%'`
  for (const { name } of indexes) await sql`drop index ${sql(name)}`
  await sql`select search_rebuild()`
  for (const { made } of indexes) await sql.unsafe(made)
}
