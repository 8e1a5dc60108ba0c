import type { Accounts, Person } from '@/tests/support/people'

/** Drafts of somebody, `Listed 01` and so on, each begun a minute after the one before. */
export const addPosts = ({ sql }: Accounts, { id: authorId, username }: Person, many: number) => sql`
  insert into articles (id, kind, title, slug, content, excerpt, author_id, category, tag_names, status, created_at)
  select gen_random_uuid(), 'article', 'Listed ' || lpad(number::text, 2, '0'), ${`listed-${username}-`} || number, 'A text.',
    'A text.', ${authorId}, (select id from categories where kind = 'article' order by id offset number % 2 limit 1), '{}',
    'draft', now() - interval '1 day' + number * interval '1 minute'
  from generate_series(1, ${many}) as number`

/** What a post of `addPosts` said before, `Said before.`, and what it says now, as they are kept of its saves. */
export const addVersions = ({ sql }: Accounts, articleId: string) => sql`
  insert into article_revisions (id, article_id, editor_id, title, excerpt, content, created_at)
  select gen_random_uuid(), id, author_id, title, 'A text.', said, now() - age * interval '1 hour'
  from articles, (values ('Said before.', 2), ('A text.', 1)) as saves (said, age) where id = ${articleId}`

/** What somebody was told, the latest last. */
export const noticesOf = async ({ sql }: Accounts, { id }: Person): Promise<string[]> =>
  (await sql<{ text: string }[]>`select text from notifications where user_id = ${id} order by id`).map(
    ({ text }) => text,
  )
