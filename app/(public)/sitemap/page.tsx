import type { Metadata } from 'next'
import { SitemapPage } from '@/components/layout/sitemap-page'
import { routes } from '@/lib/core/routes'

export const metadata: Metadata = {
  title: 'Sitemap',
  description: 'Every section of Fieldtest on one page: reviews, articles, forum and their categories.',
  alternates: { canonical: routes.sitemap },
}

export default function Page() {
  return <SitemapPage />
}
