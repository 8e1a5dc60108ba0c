import type { Metadata } from 'next'
import { routes } from '@/lib/core/routes'
import { ArticleList } from './article-list'

export const metadata: Metadata = {
  title: 'Articles',
  description:
    'Guides, explainers, field reports and opinion on software, hardware, mobile apps, cloud and developer tools.',
  alternates: { canonical: routes.articles },
}

export default function Page() {
  return <ArticleList asked={{}} />
}
