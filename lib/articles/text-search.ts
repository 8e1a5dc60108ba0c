import 'server-only'
import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'

const SEARCH_TEXT = Prisma.sql`article_search_text(a.title, a.excerpt, a.tag_names)`

/**
 * The specification's case-insensitive substring over title, excerpt and tags. From three characters on the
 * trigram index serves it; one or two letters are matched as the beginning of a word, which the word index serves.
 */
export function textMatches(query: string): Prisma.Sql {
  const wanted = query.toLowerCase()
  if (/^[\p{L}\p{N}]{1,2}$/u.test(wanted)) {
    return Prisma.sql`to_tsvector('simple', ${SEARCH_TEXT}) @@ to_tsquery('simple', ${`${wanted}:*`})`
  }
  return Prisma.sql`${SEARCH_TEXT} like ${`%${escapeLike(wanted)}%`}`
}
