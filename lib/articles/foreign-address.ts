import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

/**
 * The canonical address of a post as it is stored: null for none, and for the post's own under one of these slugs. A text
 * that names another address leaves the sitemaps, and with its own it would leave them for nothing. Versions from before they
 * were refused may name a password, which would stand in the page for everybody.
 */
export function toForeignAddress(address: string, kind: ArticleKind, slugs: readonly string[]): string | null {
  if (address === '') return null
  const url = new URL(address)
  const { origin, pathname } = url
  const here = `${origin}${pathname.replace(/\/$/, '')}`
  const own = slugs.map((slug) => toAbsolute(routes.text(kind, slug)))
  if (own.includes(here)) return null
  if (!url.username && !url.password) return address
  return Object.assign(url, { username: '', password: '' }).href
}
