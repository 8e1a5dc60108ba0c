import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, pageMetadata } from '@/lib/core/page-metadata'
import { canonicalArticleList, parseArticleList } from './list-state'
import { findCategoryHome, listArticles } from './queries'

/** What search engines show of a list state. */
export async function articleListMetadata(asked: Parameters<typeof parseArticleList>[0]): Promise<Metadata> {
  const state = parseArticleList(asked)
  if (!state || !(await listArticles(state))) return MISSING_PAGE
  const category = await findCategoryHome(state.category)
  return pageMetadata({
    title: category ? `${category.name} articles` : 'Articles',
    page: state.page,
    description: `Guides, explainers, field reports and opinion${category ? ` on ${category.name.toLowerCase()}` : ''} from the people of Fieldtest.`,
    path: canonicalArticleList(state, category?.path),
    picture: 'articles',
  })
}
