import 'server-only'
import type { Metadata } from 'next'
import { FEWEST_INDEXED, MISSING_PAGE, OUT_OF_INDEX, pageMetadata } from '@/lib/core/page-metadata'
import { canonicalNewsList, newsScope, newsTitle, parseNewsList } from './list-state'
import { listNews, listNewsFilters } from './queries'

const DESCRIPTION =
  'Technology news from ten sources in one list, newest first: AI, mobile, software, hardware, cloud, policy and developer tools.'

/** What search engines show of a list state. A pair of filters says nothing that one of them does not, so it stays out, and so does one with next to nothing in it. */
export async function newsListMetadata(asked: Parameters<typeof parseNewsList>[0]): Promise<Metadata> {
  const state = parseNewsList(asked)
  const list = state && (await listNews(state))
  if (!list) return MISSING_PAGE
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
    ...((source && category) || (name && list.total < FEWEST_INDEXED) ? OUT_OF_INDEX : {}),
  }
}
