import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { env } from './env'
import { tags } from './tags'

/**
 * `https://example.com`, without a slash at the end. Prerendered pages that show it are made anew after a start, since an
 * image may have been built for another address.
 */
export async function siteAddress(): Promise<string> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything)
  return env.SITE_URL
}
