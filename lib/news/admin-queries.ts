import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import { textMatch } from '@/lib/core/text-match'
import { Prisma } from '@/lib/generated/prisma/client'
import { NEWS_PER_SHEET, type NewsAdminState } from './admin-list-state'
import { ORDER, SEARCH_TEXT } from './card-queries'

/** A line of the administration's list. */
export type NewsLine = {
  id: string
  title: string
  source: string
  category: string
  publishedAt: Date
  hidden: boolean
}

const isWanted = ({ q, source, state }: NewsAdminState) => Prisma.sql`
  ${q ? textMatch(SEARCH_TEXT, q) : Prisma.sql`true`}
  ${source ? Prisma.sql`and n.source_id = (select id from news_sources where slug = ${source})` : Prisma.empty}
  ${state === 'shown' ? Prisma.sql`and n.hidden_at is null` : Prisma.empty}
  ${state === 'hidden' ? Prisma.sql`and n.hidden_at is not null` : Prisma.empty}`

/** One sheet of all items, hidden ones too; a sheet past the end is the last one. */
export async function listNewsLines(state: NewsAdminState) {
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from news_items n where ${isWanted(state)}`
  const total = found?.count ?? 0
  const pages = pageCount(total, NEWS_PER_SHEET)
  const page = Math.min(state.page, pages)
  const lines = await db.$queryRaw<NewsLine[]>`
    select n.id, n.title, s.name as source, c.name as category, n.published_at as "publishedAt",
      n.hidden_at is not null as hidden
    from (select n.id from news_items n where ${isWanted(state)} order by ${ORDER[state.sort]}
      limit ${NEWS_PER_SHEET} offset ${(page - 1) * NEWS_PER_SHEET}) sheet
    join news_items n using (id)
    join news_sources s on s.id = n.source_id
    join categories c on c.id = n.category
    order by ${ORDER[state.sort]}`
  return { lines, total, pages, page }
}

/** The sources of news, in the order of their names; one that is no longer active takes no new items. */
export const listNewsSources = () =>
  db.newsSource.findMany({ orderBy: { name: 'asc' }, select: { slug: true, name: true, active: true } })

/** The categories of the news, for a form. */
export const listNewsCategories = () =>
  db.category.findMany({ where: { kind: 'news' }, orderBy: { position: 'asc' }, select: { slug: true, name: true } })

/** A news item as its forms show it; null when there is none. */
export const findNewsForm = (id: string) =>
  db.newsItem.findUnique({
    where: { id },
    select: {
      id: true,
      title: true,
      description: true,
      link: true,
      author: true,
      publishedAt: true,
      hiddenAt: true,
      version: true,
      source: { select: { slug: true, name: true } },
      category: { select: { slug: true, name: true } },
      picture: { select: { key: true, width: true, height: true, alt: true } },
    },
  })

export type NewsForm = NonNullable<Awaited<ReturnType<typeof findNewsForm>>>
