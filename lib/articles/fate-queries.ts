import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'

/** What became of a text that is not at its address. */
export type TextFate = { movedTo: ReturnType<typeof routes.article | typeof routes.review> } | 'gone' | null

/**
 * Looks a slug up among those that texts had before, among removed texts, and among those that are not even in the trash
 * any more. Null when no text ever had it in public.
 */
export async function findTextFate(slug: string): Promise<TextFate> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.reviews, tags.article(slug), tags.review(slug))
  const row = await db.article.findFirst({
    where: { OR: [{ slug }, { oldSlugs: { some: { slug } } }], publishedAt: { not: null } },
    select: { slug: true, kind: true, status: true, deletedAt: true },
  })
  if (!row) return (await db.goneSlug.findUnique({ where: { slug }, select: { slug: true } })) && 'gone'
  if (row.deletedAt) return 'gone'
  if (row.status !== 'published') return null
  return { movedTo: routes.text(row.kind, row.slug) }
}
