import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, pageMetadata, toListDescription } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { listCategories } from '@/lib/taxonomy/queries'
import { parseArticleList } from './list-state'
import { listArticles } from './queries'

/**
 * Title and canonical address of a list state: a page is canonical to itself, an order to the base list, a category to its
 * own page, of which every page holds the same.
 */
export async function articleListMetadata(asked: Parameters<typeof parseArticleList>[0]): Promise<Metadata> {
  const state = parseArticleList(asked)
  if (!state || !(await listArticles(state))) return MISSING_PAGE
  const categories = await listCategories('article')
  const category = categories.find(({ slug }) => slug === state.category)
  const name = category ? `${category.name} articles` : 'Articles'
  const parent = categories.find(({ id }) => id === category?.parentId)
  const home = category && (parent ? routes.subcategory(parent.slug, category.slug) : routes.category(category.slug))
  const base = home ?? routes.articles
  return pageMetadata({
    title: state.page === 1 ? name : `${name}, page ${state.page}`,
    description: toListDescription(
      `Guides, explainers, field reports and opinion${category ? ` on ${category.name.toLowerCase()}` : ''} from the people of Fieldtest.`,
      state.page,
    ),
    path: state.page > 1 && state.sort === 'latest' ? `${base}?page=${state.page}` : base,
    picture: 'articles',
  })
}
