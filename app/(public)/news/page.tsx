import type { Metadata } from 'next'
import { newsListMetadata } from '@/lib/news/list-metadata'
import { NewsList } from './news-list'

export const generateMetadata = (): Promise<Metadata> => newsListMetadata({})

export default function Page() {
  return <NewsList asked={{}} />
}
