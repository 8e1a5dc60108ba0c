import 'server-only'
import type { Metadata } from 'next'
import { MISSING_PAGE, pageMetadata, toListDescription } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { forumTitle, parseForumList } from './list-state'
import { listForum, listForumCategories } from './queries'

export const FORUM_DESCRIPTION =
  'Questions, answers and measured opinions on hardware, software, cloud, AI, security and development.'

/**
 * Title and canonical address of a list state (shared rules for search engines, section 2): a page is canonical to
 * itself, another order or tab to the base list, with its category.
 */
export async function forumListMetadata(asked: Parameters<typeof parseForumList>[0]): Promise<Metadata> {
  const state = parseForumList(asked)
  if (!state || !(await listForum(state))) return MISSING_PAGE
  const categories = await listForumCategories()
  const category = categories.find(({ slug }) => slug === state.category)
  const page = state.sort === 'recent' && state.tab === 'all' && state.page > 1 ? state.page : null
  const query = new URLSearchParams({
    ...(category ? { category: category.slug } : {}),
    ...(page ? { page: String(page) } : {}),
  }).toString()
  return pageMetadata({
    title: state.page > 1 ? `${forumTitle(category)}, page ${state.page}` : forumTitle(category),
    description: toListDescription(
      category
        ? `What people who use the things say about ${category.name}: questions, answers, opinions.`
        : FORUM_DESCRIPTION,
      state.page,
    ),
    path: query ? `${routes.forum}?${query}` : routes.forum,
    picture: 'forum',
  })
}
