import type { Metadata } from 'next'
import { ForumList } from '@/app/(public)/forum/forum-list'
import { forumListMetadata } from '@/lib/forum/list-metadata'

export const generateMetadata = (): Promise<Metadata> => forumListMetadata({})

export default function Page() {
  return <ForumList asked={{}} />
}
