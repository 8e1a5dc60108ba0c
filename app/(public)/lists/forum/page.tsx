import type { Metadata } from 'next'
import { ForumList } from '@/app/(public)/forum/forum-list'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { FORUM_DESCRIPTION } from '@/lib/forum/list-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Community Forum',
  description: FORUM_DESCRIPTION,
  path: routes.forum,
  picture: 'forum',
})

export default function Page() {
  return <ForumList asked={{}} />
}
