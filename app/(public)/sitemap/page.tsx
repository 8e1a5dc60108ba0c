import type { Metadata } from 'next'
import { SitemapPage } from '@/components/layout/sitemap-page'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

export const metadata: Metadata = pageMetadata({
  title: 'Sitemap',
  description: `Every section of ${site.name} on one page: reviews, articles, news, forum, their categories, and whom to ask.`,
  path: routes.sitemap,
  picture: 'sitemap',
})

export default function Page() {
  return <SitemapPage />
}
