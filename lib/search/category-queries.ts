import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/core/tags'
import { listCategories } from '@/lib/taxonomy/queries'
import type { SearchKind } from './kinds'

const FILED = ['review', 'article', 'news', 'topic', 'product'] as const satisfies readonly SearchKind[]

/** The categories of one kind of things in their order, or of all by name, each slug once. */
export async function listSearchCategories(kind: SearchKind | null) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy)
  const lists = await Promise.all(
    FILED.filter((filed) => !kind || filed === kind).map((filed) => listCategories(filed)),
  )
  const names = new Map(lists.flat().map(({ slug, name }) => [slug, name]))
  const categories = [...names].map(([slug, name]) => ({ slug, name }))
  return kind ? categories : categories.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The category that a search asks for; null if nothing can be filed there, which counts as not chosen. */
export async function findSearchCategory(slug: string | null) {
  return (slug && (await listSearchCategories(null)).find((category) => category.slug === slug)) || null
}

/**
 * The categories that the form offers beside a kind: also the chosen one (`chosen`) where nothing of that kind is filed there, for
 * it narrows all the same.
 */
export async function listOfferedCategories(kind: SearchKind | null, chosen: { slug: string; name: string } | null) {
  const categories = await listSearchCategories(kind)
  const isThere = !chosen || categories.some(({ slug }) => slug === chosen.slug)
  return isThere ? categories : [...categories, chosen]
}
