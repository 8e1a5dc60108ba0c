import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type CardScope, countUpTo, selectCards } from '@/lib/articles/card-queries'
import { toTextOrder } from '@/lib/articles/list-state'
import { hasTag } from '@/lib/articles/tagged-queries'
import { textMatches } from '@/lib/articles/text-search'
import { db } from '@/lib/core/db'
import { countingBound, LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { Prisma } from '@/lib/generated/prisma/client'
import { listCategories } from '@/lib/taxonomy/queries'
import { findTag, TAG_KNOWN_BY, type TagLabel } from '@/lib/taxonomy/tag-queries'
import { CATEGORY_TEXTS_PER_PAGE, type CategoryListState, TAGS_OFFERED } from './list-state'

/** Searches and tags count no further than this, so that a common word costs no more than a rare one. */
const MOST_FOUND = countingBound(CATEGORY_TEXTS_PER_PAGE)

/** The tags offered are those of this many newest articles, so that they cost the same in a large category. */
const NEWEST_FOR_TAGS = 500

/** One page of a category without free text, or null when there is no such category, tag or page. */
export async function listCategoryArticles(state: Omit<CategoryListState, 'q'>) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.taxonomy, tags.articles, tags.commentCounts)
  if (state.tag) cacheTag(...TAG_KNOWN_BY)
  return readPage(state)
}

/** A category narrowed by free text; per request. Null when there is no such category, tag or page. */
export const searchCategoryArticles = (state: CategoryListState) => readPage(state)

async function readPage({ category, sub, tag, sort, page, q }: CategoryListState) {
  const branch = await findBranch(category, sub)
  const chosenTag = tag ? await findTag(tag) : null
  if (!branch || (tag && !chosenTag)) return null

  const narrowed = [...(chosenTag ? [hasTag(chosenTag.id)] : []), ...(q ? [textMatches(q)] : [])]
  const scope: CardScope = {
    kind: 'article',
    order: toTextOrder(sort),
    categories: branch.ids,
    ...(narrowed.length ? { search: Prisma.join(narrowed, ' and ') } : {}),
  }
  const total = narrowed.length ? await countUpTo(scope, MOST_FOUND) : branch.count
  const pages = Math.min(pageCount(total, CATEGORY_TEXTS_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (page > pages) return null
  const [articles, offered] = await Promise.all([
    selectCards(scope, CATEGORY_TEXTS_PER_PAGE, (page - 1) * CATEGORY_TEXTS_PER_PAGE),
    listOfferedTags(branch.ids),
  ])
  const more = narrowed.length > 0 && total >= MOST_FOUND
  return { ...branch.shown, articles, tags: withChosen(offered, chosenTag), total, more, pages }
}

/** A category and what is filed below it: only the first level has an address of its own. */
async function findBranch(slug: string, sub: string | null) {
  const categories = await listCategories('article')
  const root = categories.find((category) => category.slug === slug && category.parentId === null)
  const children = categories.filter(({ parentId }) => root && parentId === root.id)
  const child = children.find((category) => category.slug === sub)
  if (!root || (sub && !child)) return null
  const members = child ? [child] : [root, ...children]
  const named = ({ slug, name }: TagLabel) => ({ slug, name })
  return {
    ids: members.map(({ id }) => id),
    count: members.reduce((sum, { count }) => sum + count, 0),
    shown: {
      category: named(root),
      sub: child ? named(child) : null,
      siblings: children.filter(({ count }) => count > 0).map(named),
    },
  }
}

/** The tags used most among the newest articles of some categories. */
const listOfferedTags = (categories: string[]) => db.$queryRaw<TagLabel[]>`
  select t.slug, t.name
  from (
    select a.id from articles a
    where a.kind = 'article' and a.status = 'published' and a.deleted_at is null and a.category = any(${categories}::uuid[])
    order by a.published_at desc, a.id desc limit ${NEWEST_FOR_TAGS}
  ) newest
  join article_tags at on at.article_id = newest.id
  join tags t on t.id = at.tag_id
  group by t.id order by count(*) desc, t.name limit ${TAGS_OFFERED}`

/** The chosen tag is always among the choices. */
const withChosen = (offered: TagLabel[], chosen: TagLabel | null): TagLabel[] =>
  !chosen || offered.some(({ slug }) => slug === chosen.slug)
    ? offered
    : [...offered.slice(0, TAGS_OFFERED - 1), { slug: chosen.slug, name: chosen.name }]
