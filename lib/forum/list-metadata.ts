import 'server-only'
import type { Metadata } from 'next'
import { FEWEST_INDEXED, MISSING_PAGE, OUT_OF_INDEX, pageMetadata } from '@/lib/core/page-metadata'
import { canonicalForumList, forumTitle, parseForumList } from './list-state'
import { listForum, listForumCategories } from './queries'

const DESCRIPTION =
  'Questions, answers and measured opinions on hardware, software, cloud, AI, security and development.'

/** What search engines show of a list state. */
export async function forumListMetadata(asked: Parameters<typeof parseForumList>[0]): Promise<Metadata> {
  const state = parseForumList(asked)
  if (!state || !(await listForum(state))) return MISSING_PAGE
  const categories = await listForumCategories()
  const category = categories.find(({ slug }) => slug === state.category)
  const metadata = pageMetadata({
    title: forumTitle(category),
    page: state.page,
    description: category
      ? `What people who use the things say about ${category.name}: questions, answers, opinions.`
      : DESCRIPTION,
    path: canonicalForumList(state),
    picture: 'forum',
  })
  return category && category.topics < FEWEST_INDEXED ? { ...metadata, ...OUT_OF_INDEX } : metadata
}
