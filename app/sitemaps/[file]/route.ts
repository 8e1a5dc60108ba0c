import { site } from '@/lib/core/site'
import { notFoundResponse, xmlResponse } from '@/lib/seo/answers'
import { listNewsEntries } from '@/lib/seo/news-sitemap-queries'
import { toNewsSitemap, toSitemap } from '@/lib/seo/sitemap'
import { listSitemapEntries, SITEMAP_KINDS } from '@/lib/seo/sitemap-queries'

export const generateStaticParams = () => [...SITEMAP_KINDS, 'news'].map((kind) => ({ file: `${kind}-1.xml` }))

/** `/sitemaps/reviews-1.xml`: one file of the index. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const { file } = await params
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  if (name === 'news' && number === '1') {
    return xmlResponse(toNewsSitemap(await listNewsEntries(), site.name, site.locale.slice(0, 2)))
  }
  const kind = SITEMAP_KINDS.find((known) => known === name)
  const entries = kind ? await listSitemapEntries(kind, Number(number)) : null
  return entries ? xmlResponse(toSitemap(entries)) : notFoundResponse()
}
