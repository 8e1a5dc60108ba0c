import type { Metadata } from 'next'
import { ForumList } from '@/app/(public)/forum/forum-list'
import { forumListMetadata } from '@/lib/forum/list-metadata'

type Props = PageProps<'/lists/forum/[tab]/[category]/[sort]/[page]'>

/** The addresses that most readers open first; every other combination is made at its first request. */
export const generateStaticParams = () =>
  ['all', 'pinned', 'hot'].map((tab) => ({ tab, category: 'all', sort: 'recent', page: '1' }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return forumListMetadata(await params)
}

/** `/forum` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ForumList asked={await params} />
}
