import { makeSiteFeed } from '@/lib/seo/feed-queries'
import { xmlResponse } from '@/lib/seo/xml'

/** Everything written here, newest first, in full. */
export async function GET() {
  return xmlResponse(await makeSiteFeed(), 'application/rss+xml')
}
