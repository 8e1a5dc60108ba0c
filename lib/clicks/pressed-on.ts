import { env } from '@/lib/core/env'
import { parseUrl } from '@/lib/core/parse-url'
import { isSlug } from '@/lib/core/slug'

/**
 * The slug of the article or review on which a link was pressed; null for another page, another site, and browsers that tell
 * nothing (`Referer`, which this site lets them send whole to itself: lib/core/security-headers.ts).
 */
export function pressedOn(headers: Headers): string | null {
  const url = parseUrl(headers.get('referer') ?? '')
  if (url?.origin !== env.SITE_URL) return null
  const [, slug = ''] = /^\/(?:article|reviews)\/([^/]+)$/.exec(url.pathname) ?? []
  return isSlug(slug) ? slug : null
}
