import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, OUT_OF_INDEX, pageMetadata, toListDescription } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { newsScope, newsTitle, parseNewsList } from './list-state'
import { listNews, listNewsFilters } from './queries'

const DESCRIPTION =
  'Technology news from ten sources in one list, newest first: AI, mobile, software, hardware, cloud, policy and developer tools.'

/**
 * Title and canonical address of a list state (shared rules for search engines, section 2): a page is canonical to
 * itself, the other order to the base list. A pair of filters says nothing that one of them does not, so it stays out.
 */
export async function newsListMetadata(asked: Parameters<typeof parseNewsList>[0]): Promise<Metadata> {
  const state = parseNewsList(asked)
  if (!state || !(await listNews(state))) return MISSING_PAGE
  const { sources, categories } = await listNewsFilters()
  const category = categories.find(({ slug }) => slug === state.category)
  const source = sources.find(({ slug }) => slug === state.source)
  const page = state.sort === 'newest' && state.page > 1 ? state.page : null
  const name = newsScope(category, source)
  const query = new URLSearchParams({
    ...(source ? { source: source.slug } : {}),
    ...(category ? { category: category.slug } : {}),
    ...(page ? { page: String(page) } : {}),
  }).toString()
  return {
    ...pageMetadata({
      title: state.page > 1 ? `${newsTitle(name)}, page ${state.page}` : newsTitle(name),
      description: toListDescription(
        name ? `Technology news: ${name}. Headlines and summaries that link to their source.` : DESCRIPTION,
        state.page,
      ),
      path: query ? `${routes.news}?${query}` : routes.news,
      picture: 'news',
    }),
    ...(source && category ? OUT_OF_INDEX : {}),
  }
}
