import type { Metadata } from 'next'
import { ArticleList } from '@/app/(public)/articles/article-list'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'

export const metadata: Metadata = pageMetadata({
  title: 'Articles',
  description:
    'Guides, explainers, field reports and opinion on software, hardware, mobile apps, cloud and developer tools.',
  path: routes.articles,
  picture: 'articles',
})

export default function Page() {
  return <ArticleList asked={{}} />
}
