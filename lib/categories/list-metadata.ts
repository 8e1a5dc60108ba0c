import 'server-only'
import type { Metadata } from 'next'
import { FEWEST_INDEXED, MISSING_PAGE, OUT_OF_INDEX, pageMetadata, toFeedLink } from '@/lib/core/page-metadata'
import { site } from '@/lib/core/site'
import { canonicalCategoryList, canonicalTagList, parseCategoryList, parseTagList } from './list-state'
import { listCategoryArticles } from './queries'
import { listTagTexts } from './tag-queries'

/** The title says what is filed here: categories of reviews have names like these. */
export async function categoryMetadata(asked: Parameters<typeof parseCategoryList>[0]): Promise<Metadata> {
  const state = parseCategoryList(asked)
  const list = state && (await listCategoryArticles(state))
  if (!list) return MISSING_PAGE
  const { category, sub, total } = list
  const name = sub ? `${sub.name} in ${category.name}` : category.name
  return {
    ...pageMetadata({
      title: `${name}: guides and opinion`,
      page: state.page,
      description: `Guides, explainers, field reports and opinion filed under ${name} on ${site.name}.`,
      path: canonicalCategoryList(state),
      picture: 'articles',
      feed: total > 0 ? toFeedLink('category', (sub ?? category).slug, (sub ?? category).name) : null,
    }),
    ...(total < FEWEST_INDEXED || state.tag ? OUT_OF_INDEX : {}),
  }
}

/** What the list of a tag says of itself. Where a category is called like the tag, the category is the home of what it is about. */
export async function tagMetadata(asked: Parameters<typeof parseTagList>[0]): Promise<Metadata> {
  const state = parseTagList(asked)
  const list = state && (await listTagTexts(state))
  if (!list) return MISSING_PAGE
  return {
    ...pageMetadata({
      title: `Tagged ${list.name}`,
      page: state.page,
      description: `Every review and article on ${site.name} tagged ${list.name}, and the newest discussions.`,
      path: canonicalTagList(state),
      feed: list.total > 0 ? toFeedLink('tag', state.tag, list.name) : null,
    }),
    ...(list.total < FEWEST_INDEXED || list.hasCategoryAsHome ? OUT_OF_INDEX : {}),
  }
}
