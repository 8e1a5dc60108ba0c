import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { renderEditorial } from '@/lib/core/markdown'
import { publicTexts } from '@/lib/core/public-rows'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { isSlug } from '@/lib/core/slug'
import { tags } from '@/lib/core/tags'
import { toAbsolute } from '@/lib/core/to-absolute'
import { isUsername } from '@/lib/core/username-shape'
import type { Prisma } from '@/lib/generated/prisma/client'
import { toFeedHtml } from './feed-html'
import { withWholeAddresses } from './html-text'
import { type FeedItem, toRss } from './rss'

/** Texts of a feed: enough for a reader who looks once a month. */
const NEWEST = 20

const itemFields = {
  id: true,
  slug: true,
  kind: true,
  title: true,
  excerpt: true,
  content: true,
  tagNames: true,
  publishedAt: true,
  updatedAt: true,
  author: { select: { username: true, fullName: true, role: true } },
  category: { select: { name: true } },
  ratingTenths: true,
  picture: { select: { key: true, width: true, height: true, alt: true, caption: true } },
  review: { select: { pros: true, cons: true, verdict: true } },
} as const

type ItemRow = Prisma.ArticleGetPayload<{ select: typeof itemFields }>

/** What has a feed of its own, as its address names it. */
export const FEED_KINDS = ['category', 'tag', 'author'] as const

export type FeedKind = (typeof FEED_KINDS)[number]

/** The newest articles and reviews, whole, as RSS. */
export async function makeSiteFeed(): Promise<string> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews)
  return toRss({
    title: site.name,
    description: site.tagline,
    page: toAbsolute(routes.home),
    self: toAbsolute(routes.feed),
    items: await listItems({}),
  })
}

/** The newest texts of a category (of either kind), a tag or an author; null when there is no such thing with a text. */
export async function makeFeed(kind: FeedKind, name: string): Promise<string | null> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews, tags.taxonomy)
  const found = await FEEDS[kind](name)
  if (!found) return null
  const items = await listItems(found.where)
  if (!items.length) return null
  return toRss({
    title: `${site.name}: ${found.title}`,
    description: `What ${site.name} publishes ${found.about}.`,
    page: toAbsolute(found.path),
    self: toAbsolute(routes.feedOf(kind, found.name)),
    items,
  })
}

/** `name` as it stands in the one address of the feed: an author is found in whatever letters the name is written. */
type Found = { name: string; title: string; about: string; path: string; where: Prisma.ArticleWhereInput }

const FEEDS: Record<FeedKind, (name: string) => Promise<Found | null>> = {
  async category(slug) {
    if (!isSlug(slug)) return null
    const row = await db.category.findFirst({
      where: { slug, kind: { in: ['review', 'article'] } },
      orderBy: { kind: 'desc' },
      select: { kind: true, name: true, parent: { select: { slug: true } } },
    })
    if (!row) return null
    const { kind, parent } = row
    const articles = parent ? routes.subcategory(parent.slug, slug) : routes.category(slug)
    return {
      name: slug,
      title: row.name,
      about: `on ${row.name.toLowerCase()}`,
      path: kind === 'review' ? routes.reviewCategory(slug) : articles,
      where: { category: { OR: [{ slug }, { parent: { slug } }] } },
    }
  },
  async tag(slug) {
    if (!isSlug(slug)) return null
    const row = await db.tag.findUnique({ where: { slug }, select: { id: true, name: true } })
    const where = { tags: { some: { tagId: row?.id } } }
    return row && { name: slug, title: row.name, about: `about ${row.name}`, path: routes.tag(slug), where }
  },
  async author(username) {
    if (!isUsername(username)) return null
    const row = await db.profile.findUnique({
      where: { username, NOT: { id: DELETED_USER.id } },
      select: { id: true, username: true, fullName: true },
    })
    if (!row) return null
    const { id, username: name, fullName } = row
    const title = fullName ?? name
    return { name, title, about: `by ${title}`, path: routes.person(name), where: { authorId: id } }
  },
}

async function listItems(where: Prisma.ArticleWhereInput): Promise<FeedItem[]> {
  const rows = await db.article.findMany({
    where: { ...where, ...publicTexts },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: NEWEST,
    select: itemFields,
  })
  return rows.flatMap(toItem)
}

function toItem({ id, slug, kind, content, publishedAt, author, ...row }: ItemRow): FeedItem[] {
  if (!publishedAt) return []
  const url = toAbsolute(routes.text(kind, slug))
  return [
    {
      id,
      url,
      title: row.title,
      // A text of pictures alone has no words to begin with.
      summary: row.excerpt || row.title,
      html: toFeedHtml({
        picture: row.picture,
        html: withWholeAddresses(renderEditorial(content, author.role).html, url),
        review: row.review && { ...row.review, rating: (row.ratingTenths ?? 0) / 10 },
      }),
      author: author.fullName ?? author.username,
      categories: [row.category.name, ...row.tagNames],
      publishedAt: publishedAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
  ]
}
