import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import { publicTexts } from '@/lib/core/public-rows'
import { tags } from '@/lib/core/tags'

/** Texts of the grid: three rows of three. */
const POSTS = 9

/** More of a text than this is never needed for its first hundred characters. */
const ENOUGH = 2000

/** The newest published texts, for the grid. An excerpt is the author's, else the beginning of the text. Times are ISO 8601. */
export async function listRecentPosts() {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews)
  const rows = await db.article.findMany({
    where: publicTexts,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: POSTS,
    select: {
      kind: true,
      slug: true,
      title: true,
      excerpt: true,
      content: true,
      publishedAt: true,
      createdAt: true,
      category: { select: { name: true } },
    },
  })
  return rows.map(({ excerpt, content, publishedAt, createdAt, category, ...row }) => ({
    ...row,
    excerpt: excerpt || toExcerpt(toPlainText(content.slice(0, ENOUGH))),
    category: category.name,
    publishedAt: (publishedAt ?? createdAt).toISOString(),
  }))
}

export type RecentPost = Awaited<ReturnType<typeof listRecentPosts>>[number]
