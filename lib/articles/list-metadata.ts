import 'server-only'
import type { Metadata } from 'next'
import { FEWEST_INDEXED, MISSING_PAGE, OUT_OF_INDEX, pageMetadata, toFeedLink } from '@/lib/core/page-metadata'
import { site } from '@/lib/core/site'
import { toListFeed } from './list-feed'
import { canonicalArticleList, parseArticleList } from './list-state'
import { findCategoryHome, listArticles } from './queries'

/**
 * What search engines show of a list state. One narrowed by a tag is not found: the tag has a page of its own. Nor is a category with
 * few texts, as its own page is not.
 */
export async function articleListMetadata(asked: Parameters<typeof parseArticleList>[0]): Promise<Metadata> {
  const state = parseArticleList(asked)
  const list = state && (await listArticles(state))
  if (!list) return MISSING_PAGE
  const category = await findCategoryHome(state.category)
  const title = category ? `${category.name} articles` : 'Articles'
  const feed = list.total > 0 ? toListFeed(state, { category: category?.name, tag: list.tagName }) : null
  const facts = pageMetadata({
    title: list.tagName ? `${title} tagged ${list.tagName}` : title,
    page: state.page,
    description: category
      ? `Guides, explainers, field reports and opinion on ${category.name.toLowerCase()} from the people of ${site.name}.`
      : 'Guides, explainers, field reports and opinion on software, hardware, mobile apps, cloud and developer tools.',
    path: canonicalArticleList(state, category?.path),
    picture: 'articles',
    feed: feed && toFeedLink(feed.kind, feed.name, feed.title),
  })
  const isFound = !state.tag && !(category && list.total < FEWEST_INDEXED)
  return isFound ? facts : { ...facts, ...OUT_OF_INDEX }
}
