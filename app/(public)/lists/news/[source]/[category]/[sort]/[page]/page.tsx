import type { Metadata } from 'next'
import { NewsList } from '@/app/(public)/news/news-list'
import { newsListMetadata } from '@/lib/news/list-metadata'

type Props = PageProps<'/lists/news/[source]/[category]/[sort]/[page]'>

/** The addresses that most readers open first; every other combination is made at its first request. */
export const generateStaticParams = () =>
  ['newest', 'oldest'].map((sort) => ({ source: 'all', category: 'all', sort, page: '1' }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsListMetadata(await params)
}

/** `/news` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <NewsList asked={await params} />
}
