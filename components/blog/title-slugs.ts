import { isSpelt, toSlug } from '@/lib/core/slug'

type ToSlug = (title: string) => string

/** What makes slugs with the tables of all scripts, once a title has asked for them. */
let inAnyScript: ToSlug | null = null

/**
 * What makes the slugs of these titles as the server does. Null while that needs the tables of all scripts, which nobody
 * else loads: they are fetched, and `whenHere` is called. Where they cannot be, as without a network, the server makes the
 * slug from the title that is sent.
 */
export function findSlugMaker(titles: readonly string[], whenHere: () => void): ToSlug | null {
  if (inAnyScript) return inAnyScript
  if (titles.every(isSpelt)) return toSlug
  import('@/lib/core/title-slug').then(
    ({ toTitleSlug }) => {
      inAnyScript = toTitleSlug
      whenHere()
    },
    () => {},
  )
  return null
}
