import postgres from 'postgres'

type SeededNews = { title: string; link: string; source: string; sourceSlug: string; category: string }

/** What the database holds of news, newest first. */
export async function readNews(): Promise<SeededNews[]> {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return [
      ...(await sql<SeededNews[]>`
        select n.title, n.link, s.name as source, s.slug as "sourceSlug", c.slug as category
        from news_items n join news_sources s on s.id = n.source_id join categories c on c.id = n.category
        where n.hidden_at is null order by n.published_at desc, n.id desc`),
    ]
  } finally {
    await sql.end()
  }
}

export const titlesOfNews = (news: readonly SeededNews[]) => news.map(({ title }) => title)
