import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { DAY_MS, DAY_SECONDS } from '@/lib/core/durations'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { tags } from '@/lib/core/tags'
import { toAbsolute } from '@/lib/core/to-absolute'

const VALID_DAYS = 180

/** How to report a hole (RFC 9116). The text must name a day on which it is out of date, so it is made anew every day. */
export async function makeSecurityText(): Promise<string> {
  'use cache'
  cacheLife({ stale: 300, revalidate: DAY_SECONDS, expire: 60 * DAY_SECONDS })
  cacheTag(tags.everything)
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${site.contact}`,
    `Contact: ${toAbsolute(routes.contact)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${toAbsolute('/.well-known/security.txt')}`,
  ]
  return `${lines.join('\n')}\n`
}
