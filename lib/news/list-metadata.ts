import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, OUT_OF_INDEX, pageMetadata } from '@/lib/core/page-metadata'
import { canonicalNewsList, newsScope, newsTitle, parseNewsList } from './list-state'
import { listNews, listNewsFilters } from './queries'

const DESCRIPTION =
  'Technology news from ten sources in one list, newest first: AI, mobile, software, hardware, cloud, policy and developer tools.'

/** What search engines show of a list state. A pair of filters says nothing that one of them does not, so it stays out. */
export async function newsListMetadata(asked: Parameters<typeof parseNewsList>[0]): Promise<Metadata> {
  const state = parseNewsList(asked)
  if (!state || !(await listNews(state))) return MISSING_PAGE
  const { sources, categories } = await listNewsFilters()
  const category = categories.find(({ slug }) => slug === state.category)
  const source = sources.find(({ slug }) => slug === state.source)
  const name = newsScope(category, source)
  return {
    ...pageMetadata({
      title: newsTitle(name),
      page: state.page,
      description: name ? `Technology news: ${name}. Headlines and summaries that link to their source.` : DESCRIPTION,
      path: canonicalNewsList(state),
      picture: 'news',
    }),
    ...(source && category ? OUT_OF_INDEX : {}),
  }
}
