import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { toAbsolute } from '@/lib/core/to-absolute'
import { listPages } from '@/lib/pages/queries'
import { FEWEST_TOPICS } from '@/lib/people/person'
import { ENTRIES_PER_FILE, type SitemapEntry } from './sitemap'
import { entry, listCategoryEntries, listTagEntries, type Part } from './taxonomy-sitemap-queries'

/** The kinds of pages that sitemap files are about, in the order of the index. */
export const SITEMAP_KINDS = [
  'pages',
  'reviews',
  'articles',
  'topics',
  'products',
  'categories',
  'tags',
  'people',
] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** The addresses of one file, or null when there is no such file. Files count from 1; the first exists always. */
export async function listSitemapEntries(kind: SitemapKind, file: number): Promise<SitemapEntry[] | null> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews, tags.topics, tags.taxonomy, tags.news, tags.products)
  const part = { skip: (file - 1) * ENTRIES_PER_FILE, take: ENTRIES_PER_FILE }
  const entries = await LISTS[kind](part)
  return entries.length || file === 1 ? entries : null
}

/** The files of every kind that has an address, with the newest change in each. */
export async function listSitemapFiles(): Promise<SitemapEntry[]> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews, tags.topics, tags.taxonomy, tags.news, tags.products)
  const files: SitemapEntry[] = []
  for (const kind of SITEMAP_KINDS) {
    for (let number = 1; ; number += 1) {
      const entries = await listSitemapEntries(kind, number)
      if (!entries?.length) break
      files.push({ url: toAbsolute(routes.sitemapFile(kind, number)), changedAt: newest(entries) })
      if (entries.length < ENTRIES_PER_FILE) break
    }
  }
  return files
}

const LISTS: Record<SitemapKind, (part: Part) => Promise<SitemapEntry[]>> = {
  async pages({ skip }) {
    if (skip) return []
    const [texts, topic, pages] = await Promise.all([newestText({}), newestTopic(), listPages()])
    const [reviews, articles] = await Promise.all([newestText({ kind: 'review' }), newestText({ kind: 'article' })])
    const news = await db.newsItem.findFirst({
      where: { hiddenAt: null },
      orderBy: { publishedAt: 'desc' },
      select: { publishedAt: true },
    })
    const product = await db.product.findFirst({
      where: { withdrawnAt: null },
      orderBy: { updatedAt: 'desc' },
      select: { updatedAt: true },
    })
    return [
      entry(routes.home, later(texts, topic)),
      entry(routes.reviews, reviews),
      entry(routes.articles, articles),
      entry(routes.news, news?.publishedAt),
      entry(routes.forum, topic),
      entry(routes.store, product?.updatedAt),
      entry(routes.categories, texts),
      ...pages.map(({ name, updated }) => entry(routes[name], new Date(`${updated}T00:00:00Z`))),
      entry(routes.sitemap),
    ]
  },
  reviews: (part) => texts('review', part),
  articles: (part) => texts('article', part),
  async topics(part) {
    const rows = await db.topic.findMany({
      where: visiblePosts,
      orderBy: { number: 'asc' },
      ...part,
      select: { number: true, slug: true, lastActivityAt: true, editedAt: true },
    })
    return rows.map((row) => entry(routes.topic(row.number, row.slug), later(row.lastActivityAt, row.editedAt)))
  },
  async products(part) {
    const rows = await db.product.findMany({
      where: { withdrawnAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...part,
      select: { slug: true, updatedAt: true },
    })
    return rows.map(({ slug, updatedAt }) => entry(routes.product(slug), updatedAt))
  },
  categories: async ({ skip }) => (skip ? [] : listCategoryEntries()),
  tags: listTagEntries,
  async people({ skip, take }) {
    // Who is found: `isIndexed` of lib/people/person.ts, said to the database.
    const rows = await db.$queryRaw<{ username: string; changed: Date }[]>`
      select username, max(changed) as changed from (
        select p.username::text as username, max(a.updated_at) as changed
        from profiles p join articles a on a.author_id = p.id
        where p.id <> ${DELETED_USER.id}::uuid and a.status = 'published' and a.deleted_at is null group by p.id
        union all
        select p.username::text, max(greatest(t.created_at, t.edited_at))
        from profiles p join topics t on t.author_id = p.id
        where p.is_public and t.deleted_at is null and t.hidden_at is null and t.withdrawn_at is null
        group by p.id having count(*) >= ${FEWEST_TOPICS}
      ) found
      group by username order by username limit ${take} offset ${skip}`
    return rows.map(({ username, changed }) => entry(routes.person(username), changed))
  },
}

async function texts(kind: 'review' | 'article', part: Part): Promise<SitemapEntry[]> {
  const rows = await db.article.findMany({
    // What first appeared elsewhere says so, and is listed there.
    where: { ...publicTexts, kind, canonicalUrl: null },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    ...part,
    select: { slug: true, updatedAt: true },
  })
  const toPath = kind === 'review' ? routes.review : routes.article
  return rows.map(({ slug, updatedAt }) => entry(toPath(slug), updatedAt))
}

const newestText = async (where: { kind?: 'review' | 'article' }) =>
  (
    await db.article.findFirst({
      where: { ...publicTexts, ...where },
      orderBy: { updatedAt: 'desc' },
      select: { updatedAt: true },
    })
  )?.updatedAt

const newestTopic = async () =>
  (
    await db.topic.findFirst({
      where: visiblePosts,
      orderBy: { lastActivityAt: 'desc' },
      select: { lastActivityAt: true },
    })
  )?.lastActivityAt

const later = (one?: Date, other?: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other))

const newest = (entries: SitemapEntry[]) =>
  entries
    .map(({ changedAt }) => changedAt ?? '')
    .sort()
    .at(-1) || null
