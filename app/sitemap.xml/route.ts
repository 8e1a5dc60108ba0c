import { routes } from '@/lib/core/routes'
import { siteAddress } from '@/lib/core/site-address'
import { xmlResponse } from '@/lib/seo/answers'
import { listNewsEntries } from '@/lib/seo/news-sitemap-queries'
import { toSitemapIndex } from '@/lib/seo/sitemap'
import { listSitemapFiles } from '@/lib/seo/sitemap-queries'

/** The list of sitemap files. That of the news is named only while there is some: an empty file is an error to readers. */
export async function GET() {
  const [address, files, news] = await Promise.all([siteAddress(), listSitemapFiles(), listNewsEntries()])
  const [latest] = news
  const newsFile = latest ? [{ url: `${address}${routes.sitemapFile('news', 1)}`, changedAt: latest.publishedAt }] : []
  return xmlResponse(toSitemapIndex([...files, ...newsFile]))
}
