import type { Metadata } from 'next'
import { ArticleList } from '@/app/(public)/articles/article-list'
import { articleListMetadata } from '@/lib/articles/list-metadata'

export const generateMetadata = (): Promise<Metadata> => articleListMetadata({})

export default function Page() {
  return <ArticleList asked={{}} />
}
