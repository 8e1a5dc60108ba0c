import { xmlResponse } from '@/lib/seo/answers'
import { makeSiteFeed } from '@/lib/seo/feed-queries'

/** Everything written here, newest first, in full. */
export async function GET() {
  return xmlResponse(await makeSiteFeed(), 'application/rss+xml')
}
