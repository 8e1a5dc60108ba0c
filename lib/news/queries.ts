import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { countingBound, LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { listCategories } from '@/lib/taxonomy/queries'
import { countNewsUpTo, type NewsScope, selectNews } from './card-queries'
import { NEWS_PER_PAGE, type NewsListState } from './list-state'

/** A search counts no further than this, so that a common word costs no more than a rare one. */
const MOST_FOUND = countingBound(NEWS_PER_PAGE)

/** What the two filters offer, with the number of items for each pair of them. */
export async function listNewsFilters() {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.news, tags.taxonomy)
  const [sources, categories, counts] = await Promise.all([
    db.newsSource.findMany({ orderBy: { name: 'asc' }, select: { id: true, slug: true, name: true } }),
    listCategories('news'),
    db.newsCount.findMany({ where: { count: { gt: 0 } } }),
  ])
  const [withSource, withCategory] = [
    new Set(counts.map(({ sourceId }) => sourceId)),
    new Set(counts.map(({ categoryId }) => categoryId)),
  ]
  return {
    sources: sources.map((source) => ({ ...source, used: withSource.has(source.id) })),
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name, used: withCategory.has(id) })),
    counts,
  }
}

/** One page of the news list without free text, or null when there is no such source, category or page. */
export async function listNews(state: Omit<NewsListState, 'q'>) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.news)
  const chosen = await choose(state)
  if (!chosen) return null
  const { scope, total, ...offered } = chosen
  const pages = Math.min(pageCount(total, NEWS_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (state.page > pages) return null
  const items = await selectNews(scope, state.sort, NEWS_PER_PAGE, (state.page - 1) * NEWS_PER_PAGE)
  return { ...offered, items, total, pages }
}

/** The news list narrowed by free text; per request. Null when there is no such source, category or page. */
export async function searchNews({ q = '', ...state }: NewsListState) {
  const chosen = await choose(state)
  if (!chosen) return null
  const { scope, total: _, ...offered } = chosen
  const searched = { ...scope, q }
  const [total, items] = await Promise.all([
    countNewsUpTo(searched, MOST_FOUND),
    selectNews(searched, state.sort, NEWS_PER_PAGE, (state.page - 1) * NEWS_PER_PAGE),
  ])
  const pages = pageCount(total, NEWS_PER_PAGE)
  return state.page > pages ? null : { ...offered, items, total, more: total >= MOST_FOUND, pages }
}

type Chosen = Pick<NewsListState, 'source' | 'category'>

/** The rows behind the chosen slugs, how many items they leave, and what can be chosen instead; null for unknown slugs. */
async function choose({ source, category }: Chosen) {
  const { sources, categories, counts } = await listNewsFilters()
  const [chosenSource, chosenCategory] = [
    sources.find(({ slug }) => slug === source),
    categories.find(({ slug }) => slug === category),
  ]
  if ((source && !chosenSource) || (category && !chosenCategory)) return null

  const scope: NewsScope = {
    ...(chosenSource ? { sourceId: chosenSource.id } : {}),
    ...(chosenCategory ? { categoryId: chosenCategory.id } : {}),
  }
  const total = counts
    .filter(({ sourceId }) => !chosenSource || sourceId === chosenSource.id)
    .filter(({ categoryId }) => !chosenCategory || categoryId === chosenCategory.id)
    .reduce((sum, { count }) => sum + count, 0)
  return {
    scope,
    total,
    sources: sources.filter((one) => one.used || one === chosenSource).map(label),
    categories: categories.filter((one) => one.used || one === chosenCategory).map(label),
  }
}

const label = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
