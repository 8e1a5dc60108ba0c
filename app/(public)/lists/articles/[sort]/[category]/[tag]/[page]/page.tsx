import type { Metadata } from 'next'
import { ArticleList } from '@/app/(public)/articles/article-list'
import { articleListMetadata } from '@/lib/articles/list-metadata'
import { NO_TAG } from '@/lib/core/list-rewrites'

type Props = PageProps<'/lists/articles/[sort]/[category]/[tag]/[page]'>

/** The addresses that most readers open first; every other combination is made at its first request. */
export const generateStaticParams = () =>
  ['latest', 'oldest', 'popular'].map((sort) => ({ sort, category: 'all', tag: NO_TAG, page: '1' }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleListMetadata(await params)
}

/** `/articles` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ArticleList asked={await params} />
}
