import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { tags } from '@/lib/core/tags'
import type { CategoryKind } from '@/lib/generated/prisma/enums'

export type CategoryNode = { id: string; slug: string; name: string; parentId: string | null; count: number }

/** The categories of one kind in their order, each with the number of public texts filed directly under it. */
export async function listCategories(kind: CategoryKind): Promise<CategoryNode[]> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.articles, tags.reviews)
  const rows = await db.category.findMany({
    where: { kind },
    orderBy: { position: 'asc' },
    select: { id: true, slug: true, name: true, parentId: true },
  })
  const counts = await db.listCount.findMany({ where: { categoryId: { in: rows.map(({ id }) => id) } } })
  const countOf = new Map(counts.map(({ categoryId, count }) => [categoryId, count]))
  return rows.map((row) => ({ ...row, count: countOf.get(row.id) ?? 0 }))
}
