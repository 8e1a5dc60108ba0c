import type { Metadata } from 'next'
import { ForumPage } from '@/components/forum/forum-page'
import { MissingPage } from '@/components/layout/missing-page'
import { ListRefused } from '@/components/search/list-refused'
import { OUT_OF_INDEX } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { nearestStates, normalizeQuery } from '@/lib/core/search-text'
import { parseForumList } from '@/lib/forum/list-state'
import { listForumCategories, searchForum } from '@/lib/forum/queries'
import { readForumStats } from '@/lib/forum/stats-queries'
import { admitSearch } from '@/lib/search/admission-commands'

export const metadata: Metadata = { title: 'Search topics', ...OUT_OF_INDEX }

/** `/forum?q=…` (lib/core/list-rewrites.ts). */
export default async function Page({ searchParams }: PageProps<'/lists/forum/search'>) {
  const asked = await searchParams
  const seconds = await admitSearch()
  if (seconds > 0) return <ListRefused title="Community Forum" path={routes.forum} asked={asked} seconds={seconds} />
  const { q, tab, category, sort, page } = asked
  const [stats, categories] = await Promise.all([readForumStats(), listForumCategories()])
  for (const state of nearestStates({ tab, category, sort, page }, parseForumList, { category: categories })) {
    const searched = { ...state, q: normalizeQuery(q) }
    const list = await searchForum(searched)
    if (list) return <ForumPage {...list} state={searched} stats={stats} />
  }
  return <MissingPage />
}
