import { notFoundResponse, xmlResponse } from '@/lib/seo/answers'
import { FEED_KINDS, makeFeed } from '@/lib/seo/feed-queries'

/** No feed is made at build time: there are many, and each is made at its first request. */
export const generateStaticParams = () => [{ kind: 'tag', name: '-' }]

/** `/feeds/category/laptops`, `/feeds/tag/privacy`, `/feeds/author/noor`. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[kind]/[name]'>) {
  const { kind, name } = await params
  const known = FEED_KINDS.find((one) => one === kind)
  const feed = known ? await makeFeed(known, name) : null
  return feed ? xmlResponse(feed, 'application/rss+xml') : notFoundResponse()
}
