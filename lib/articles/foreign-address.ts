import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

/**
 * The canonical address of a post as it is stored: null for none, and for the post's own under one of these slugs. A text
 * that names another address leaves the sitemaps, and with its own it would leave them for nothing.
 */
export function toForeignAddress(address: string, kind: ArticleKind, slugs: readonly string[]): string | null {
  if (address === '') return null
  const { origin, pathname } = new URL(address)
  const here = `${origin}${pathname.replace(/\/$/, '')}`
  const own = slugs.map((slug) => toAbsolute(routes.text(kind, slug)))
  return own.includes(here) ? null : address
}
