import type postgres from 'postgres'

export type SeededText = {
  slug: string
  title: string
  excerpt: string
  tags: string[]
  category: string
  minutes: number
  rating: number
  comments: number
  published: Date
}
export type SeededTopic = { number: number; slug: string; title: string }

export type SiteContent = Awaited<ReturnType<typeof readContent>>

/**
 * What the seed has put into the site, newest first: the tests compare pages with it, not with fixed titles. What other
 * tests add beside them, by people whose address is at example.com, is left out.
 */
export async function readContent(sql: postgres.Sql) {
  const texts = (kind: 'review' | 'article') => sql<SeededText[]>`
    select a.slug, a.title, a.excerpt, a.tag_names as tags, c.slug as category, a.read_minutes as minutes,
      coalesce(a.rating_tenths, 0)::float8 / 10 as rating, a.comment_count as comments,
      a.published_at as published
    from articles a join categories c on c.id = a.category
    where a.kind = ${kind}::article_kind and a.status = 'published' and a.deleted_at is null
      and a.author_id not in (select id from users where email like '%@example.com')
    order by a.published_at desc, a.id desc`
  const [reviews, articles] = [[...(await texts('review'))], [...(await texts('article'))]]
  const topics = await sql<SeededTopic[]>`
    select number, slug, title from topics where deleted_at is null and hidden_at is null
      and author_id not in (select id from users where email like '%@example.com')
    order by last_activity_at desc, id desc`
  const linked = await sql<{ slug: string }[]>`
    select a.slug from reviews r join articles a on a.id = r.article_id
    where exists (select from offers o where o.product_id = r.product_id and o.ended_at is null)
    order by a.slug`
  const captions = await sql<{ kind: 'review' | 'article'; slug: string; caption: string }[]>`
    select a.kind, a.slug, m.caption from articles a join media m on m.id = a.picture_id and m.owner_id is null
    where m.caption is not null and a.status = 'published' and a.deleted_at is null order by a.slug`
  const illustrated = await sql<{ slug: string }[]>`
    select slug from articles where kind = 'article' and status = 'published' and deleted_at is null
      and content like '%](/media/%' and author_id not in (select id from users where email like '%@example.com')
    order by slug`
  return {
    reviews,
    articles,
    topics: [...topics],
    captions: [...captions],
    linkedReviews: linked.map(({ slug }) => slug),
    illustrated: illustrated.map(({ slug }) => slug),
  }
}

/** The first of a list that the seed must have filled. */
export function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('The seeded site has none of these.')
  return item
}

export const titlesOf = (texts: readonly SeededText[]) => texts.map(({ title }) => title)

/** Reviews whose title, excerpt or tags contain the text, whatever its case. */
export const matching = (texts: readonly SeededText[], query: string) =>
  texts.filter(({ title, excerpt, tags }) =>
    [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(query.toLowerCase())),
  )
