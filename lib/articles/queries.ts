import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { countingBound, LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { type CategoryNode, listCategories } from '@/lib/taxonomy/queries'
import { findTag, TAG_KNOWN_BY } from '@/lib/taxonomy/tag-queries'
import { type CardScope, countUpTo, selectCards } from './card-queries'
import { findPublicText } from './detail-queries'
import { ARTICLES_PER_PAGE, type ArticleListState, toTextOrder } from './list-state'
import { findNeighbours, listRelated } from './related-queries'
import { hasTag } from './tagged-queries'

/** A tag counts no further than this, so that a common one costs no more than a rare one. */
const MOST_TAGGED = countingBound(ARTICLES_PER_PAGE)

/** One page of the article list or null when there is no such category, tag or page. */
export async function listArticles({ sort, category, tag, page }: ArticleListState) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.articles, tags.commentCounts)
  if (tag) cacheTag(...TAG_KNOWN_BY)
  const categories = await listCategories('article')
  const chosen = category ? branch(categories, category) : categories
  const chosenTag = tag ? await findTag(tag) : null
  if (!chosen || (tag && !chosenTag)) return null

  const scope: CardScope = {
    kind: 'article',
    order: toTextOrder(sort),
    categories: category ? chosen.map(({ id }) => id) : undefined,
    search: chosenTag ? hasTag(chosenTag.id) : undefined,
  }
  const total = chosenTag ? await countUpTo(scope, MOST_TAGGED) : chosen.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.min(pageCount(total, ARTICLES_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (page > pages) return null
  return {
    articles: await selectCards(scope, ARTICLES_PER_PAGE, (page - 1) * ARTICLES_PER_PAGE),
    categories: rootsWithTexts(categories),
    tagName: chosenTag?.name ?? null,
    total,
    more: chosenTag !== null && total >= MOST_TAGGED,
    pages,
  }
}

/** What the list calls a category, and the page of its own that it has; null for all of them together. */
export async function findCategoryHome(slug: string | null) {
  const categories = await listCategories('article')
  const category = categories.find((one) => one.slug === slug)
  if (!category) return null
  const parent = categories.find(({ id }) => id === category.parentId)
  const path = parent ? routes.subcategory(parent.slug, category.slug) : routes.category(category.slug)
  return { name: category.name, path }
}

/** An article with everything its page shows, or null. */
export async function findArticle(slug: string) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.article(slug))
  const found = await findPublicText('article', slug)
  if (!found) return null
  const [related, neighbours] = await Promise.all([
    listRelated('article', found.id, found.categoryId),
    findNeighbours('article', found.text),
  ])
  return { ...found.text, related, ...neighbours }
}

/** Slugs to prerender at build time, newest first. */
export async function listArticleSlugs(most: number) {
  const rows = await selectCards({ kind: 'article', order: 'recent' }, most, 0)
  return rows.map(({ slug }) => slug)
}

/** The two lists of the home page: the newest, and the most discussed. */
export async function listHomeArticles(most: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.articles, tags.commentCounts)
  const [recent, trending] = await Promise.all([
    selectCards({ kind: 'article', order: 'recent' }, most, 0),
    selectCards({ kind: 'article', order: 'popular' }, most, 0),
  ])
  return { recent, trending }
}

/** A category and what is filed below it, or null when there is no such category. */
function branch(categories: CategoryNode[], slug: string): CategoryNode[] | null {
  const root = categories.find((category) => category.slug === slug)
  return root ? [root, ...categories.filter(({ parentId }) => parentId === root.id)] : null
}

const rootsWithTexts = (categories: CategoryNode[]) =>
  categories
    .filter(({ parentId }) => parentId === null)
    .filter(({ slug }) => (branch(categories, slug) ?? []).some(({ count }) => count > 0))
