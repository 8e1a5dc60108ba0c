import type { MetadataRoute } from 'next'
import { routes } from '@/lib/core/routes'
import { siteAddress } from '@/lib/core/site-address'

/** Pages that only must stay out of the index say so themselves; a robot that may not fetch them would never read it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const address = await siteAddress()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/admin/', '/dashboard'] },
    sitemap: `${address}${routes.sitemapIndex}`,
  }
}
