import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { LAST_ADDRESSABLE_PAGE, pageCount } from '@/lib/core/pagination'
import { tags } from '@/lib/core/tags'
import { listCategories } from '@/lib/taxonomy/queries'
import { type ForumListState, TOPICS_PER_PAGE } from './list-state'
import { countShownUpTo, selectTopics, type TopicScope, topicMatch } from './row-queries'

/** A search counts no further than this, so that a common word costs no more than a rare one. */
const MOST_FOUND = TOPICS_PER_PAGE * 50

/** The topics with the latest activity, newest first. */
export async function listActiveTopics(most: number) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topics)
  return selectTopics({}, 'recent', most)
}

/** Topics of one person or under one tag, the youngest first. Neither is not asked for: that is `listActiveTopics`. */
export const selectTopicRows = (by: { authorId: string } | { tagId: string }, most: number, skip = 0) =>
  selectTopics(by, 'created', most, skip)

/** How many topics a person has begun, counted no further than `most`. */
export const countTopicsUpTo = (authorId: string, most: number) => countShownUpTo({ authorId }, most)

/** The categories of the forum in their order, with what each holds. */
export async function listForumCategories() {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topics, tags.taxonomy)
  const [categories, counts] = await Promise.all([listCategories('topic'), db.topicCount.findMany()])
  const countOf = new Map(counts.map(({ categoryId, ...count }) => [categoryId, count]))
  return categories.map(({ id, slug, name }) => ({ id, slug, name, ...(countOf.get(id) ?? NOTHING) }))
}

const NOTHING = { topics: 0, posts: 0, pinned: 0, hot: 0 }

/** One page of the forum without free text, or null when there is no such category or page. */
export async function listForum(state: Omit<ForumListState, 'q'>) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.topics)
  const chosen = await choose(state)
  if (!chosen) return null
  const { scope, total, categories } = chosen
  const pages = Math.min(pageCount(total, TOPICS_PER_PAGE), LAST_ADDRESSABLE_PAGE)
  if (state.page > pages) return null
  const topics = await selectTopics(scope, state.sort, TOPICS_PER_PAGE, (state.page - 1) * TOPICS_PER_PAGE)
  return { topics, categories, total, pages }
}

/** The forum narrowed by free text; per request. Null when there is no such category or page. */
export async function searchForum({ q = '', ...state }: ForumListState) {
  const chosen = await choose(state)
  if (!chosen) return null
  const scope = { ...chosen.scope, match: await topicMatch(q) }
  const [total, topics] = await Promise.all([
    countShownUpTo(scope, MOST_FOUND),
    selectTopics(scope, state.sort, TOPICS_PER_PAGE, (state.page - 1) * TOPICS_PER_PAGE),
  ])
  const pages = pageCount(total, TOPICS_PER_PAGE)
  return state.page > pages ? null : { topics, categories: chosen.categories, total, more: total >= MOST_FOUND, pages }
}

/** The row behind the chosen slug, how many topics are left, and what can be chosen instead; null for an unknown slug. */
async function choose({ tab, category }: Pick<ForumListState, 'tab' | 'category'>) {
  const categories = await listForumCategories()
  const chosen = categories.find(({ slug }) => slug === category)
  if (category && !chosen) return null
  const scope: TopicScope = {
    ...(tab === 'all' ? {} : { only: tab }),
    ...(chosen ? { categoryId: chosen.id } : {}),
  }
  const measure = tab === 'all' ? 'topics' : tab
  return {
    scope,
    total: (chosen ? [chosen] : categories).reduce((sum, counts) => sum + counts[measure], 0),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  }
}

/** Addresses to prerender at build time, the most active first. */
export async function listTopicAddresses(most: number) {
  const rows = await selectTopics({}, 'recent', most)
  return rows.map(({ number, slug }) => ({ number: String(number), slug }))
}
