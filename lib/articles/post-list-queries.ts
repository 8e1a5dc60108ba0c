import 'server-only'
import { db } from '@/lib/core/db'
import { pageCount } from '@/lib/core/pagination'
import type { Member } from '@/lib/core/viewer'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ArticleKind, ArticleStatus } from '@/lib/generated/prisma/enums'
import { canRestorePost, seesAllPosts } from './policy'
import { POST_ROWS_PER_PAGE, type PostFilter, type PostListState, type PostSort } from './post-list-state'

/** A line of the list. `date`: when it came out or will, else when it was begun. */
export type PostLine = {
  id: string
  kind: ArticleKind
  title: string
  slug: string
  status: ArticleStatus
  category: string
  date: Date
  /** When it comes out; only what is scheduled does. A text that was out before has an earlier `date`. */
  scheduledFor: Date | null
  deletedAt: Date | null
  /** Whether it can be taken out of the trash by whoever looks. */
  restorable: boolean
  authorId: string
  author: string
  /** Whether it is not by whoever looks. */
  isOthers: boolean
}

/** What the list calls a text's date; the index `articles_admin_date` has the same. */
const DATE = Prisma.sql`coalesce(a.published_at, a.scheduled_for, a.created_at)`

const ORDER: Record<PostSort, Prisma.Sql> = {
  // The database sorts by bytes, in which Ä comes after Z.
  title: Prisma.sql`lower(unaccent(a.title))`,
  status: Prisma.sql`a.status`,
  category: Prisma.sql`c.name`,
  date: DATE,
}

const OF_STATUS: Record<PostFilter, Prisma.Sql> = {
  draft: Prisma.sql`a.status = 'draft' and a.deleted_at is null`,
  published: Prisma.sql`a.status = 'published' and a.deleted_at is null`,
  scheduled: Prisma.sql`a.status = 'scheduled' and a.deleted_at is null`,
  trash: Prisma.sql`a.deleted_at is not null`,
}

/**
 * One sheet of the posts that somebody may change: their own, an administrator's list has everybody's. A search is for posts
 * with each of its words, in whatever order and with whatever accents they are written.
 */
export async function listPosts(member: Member, { q, status, sort, down, page: asked }: PostListState) {
  const isWanted = Prisma.sql`
    ${seesAllPosts(member) ? Prisma.sql`true` : Prisma.sql`a.author_id = ${member.id}::uuid`}
    and ${status ? OF_STATUS[status] : Prisma.sql`a.deleted_at is null`}
    ${
      q
        ? Prisma.sql`and not exists (select from unnest(${q.split(' ')}::text[]) word where strpos(
      lower(unaccent(concat_ws(' ', a.title, a.excerpt, p.username, array_to_string(a.tag_names, ' ')))),
      lower(unaccent(word))) = 0)`
        : Prisma.empty
    }`
  const from = Prisma.sql`
    from articles a join categories c on c.id = a.category join profiles p on p.id = a.author_id where ${isWanted}`
  const [found] = await db.$queryRaw<{ count: number }[]>`select count(*)::int as count ${from}`
  const total = found?.count ?? 0
  const pages = pageCount(total, POST_ROWS_PER_PAGE)
  const page = Math.min(asked, pages)
  const way = down ? Prisma.sql`desc` : Prisma.sql`asc`
  const rows = await db.$queryRaw<(Omit<PostLine, 'restorable' | 'isOthers'> & { deletedById: string | null })[]>`
    select a.id, a.kind::text as kind, a.title, a.slug, a.status::text as status, c.name as category, ${DATE} as date,
      a.scheduled_for as "scheduledFor", a.deleted_at as "deletedAt", a.deleted_by as "deletedById", a.author_id as "authorId", p.username::text as author
    ${from} order by ${ORDER[sort]} ${way}, a.id ${way}
    limit ${POST_ROWS_PER_PAGE} offset ${(page - 1) * POST_ROWS_PER_PAGE}`
  const lines = rows.map(({ deletedById, ...row }) => ({
    ...row,
    restorable: canRestorePost(member, { ...row, deletedById }),
    isOthers: row.authorId !== member.id,
  }))
  return { lines, total, pages, page }
}
