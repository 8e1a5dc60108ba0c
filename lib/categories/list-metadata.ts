import 'server-only'
import type { Metadata } from 'next'
import {
  FEWEST_INDEXED,
  MISSING_PAGE,
  OUT_OF_INDEX,
  pageMetadata,
  toFeedLink,
  toListDescription,
} from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { parseCategoryList, parseTagList } from './list-state'
import { listCategoryArticles } from './queries'
import { listTagTexts } from './tag-queries'

/**
 * A page is canonical to itself, another order to the newest first, a tag within a category to the category. The title says
 * what is filed here: categories of reviews have names like these.
 */
export async function categoryMetadata(asked: Parameters<typeof parseCategoryList>[0]): Promise<Metadata> {
  const state = parseCategoryList(asked)
  const list = state && (await listCategoryArticles(state))
  if (!list) return MISSING_PAGE
  const { category, sub, total } = list
  const base = sub ? routes.subcategory(category.slug, sub.slug) : routes.category(category.slug)
  const name = sub ? `${sub.name} in ${category.name}` : category.name
  const title = `${name}: guides and opinion`
  const itself = state.page > 1 && state.sort === 'latest' && !state.tag
  return {
    ...pageMetadata({
      title: state.page > 1 ? `${title}, page ${state.page}` : title,
      description: toListDescription(
        `Guides, explainers, field reports and opinion filed under ${name} on Fieldtest.`,
        state.page,
      ),
      path: itself ? `${base}?page=${state.page}` : base,
      picture: 'articles',
      feed: total > 0 ? toFeedLink('category', (sub ?? category).slug, (sub ?? category).name) : null,
    }),
    ...(total < FEWEST_INDEXED || state.tag ? OUT_OF_INDEX : {}),
  }
}

/** As above, for everything under a tag. */
export async function tagMetadata(asked: Parameters<typeof parseTagList>[0]): Promise<Metadata> {
  const state = parseTagList(asked)
  const list = state && (await listTagTexts(state))
  if (!list) return MISSING_PAGE
  const base = routes.tag(state.tag)
  const itself = state.page > 1 && state.sort === 'latest'
  return {
    ...pageMetadata({
      title: state.page > 1 ? `Tagged ${list.name}, page ${state.page}` : `Tagged ${list.name}`,
      description: toListDescription(
        `Every review, article and discussion on Fieldtest tagged ${list.name}.`,
        state.page,
      ),
      path: itself ? `${base}?page=${state.page}` : base,
      feed: list.total > 0 ? toFeedLink('tag', state.tag, list.name) : null,
    }),
    ...(list.total < FEWEST_INDEXED ? OUT_OF_INDEX : {}),
  }
}
