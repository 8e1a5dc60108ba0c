import type { Metadata } from 'next'
import { NewsList } from '@/app/(public)/news/news-list'
import { newsListMetadata } from '@/lib/news/list-metadata'

export const generateMetadata = (): Promise<Metadata> => newsListMetadata({})

export default function Page() {
  return <NewsList asked={{}} />
}
