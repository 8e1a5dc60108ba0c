import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { escapeLike } from './search-text'

/**
 * A case-insensitive substring search in `text`, an expression that is lower case and has both a trigram and a word
 * index. From three characters on the trigrams serve it; one or two letters are matched as the beginning of a word,
 * which the words serve.
 */
export function textMatch(text: Prisma.Sql, query: string): Prisma.Sql {
  const wanted = query.toLowerCase()
  if (/^[\p{L}\p{N}]{1,2}$/u.test(wanted)) {
    return Prisma.sql`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${`${wanted}:*`})`
  }
  return Prisma.sql`${text} like ${`%${escapeLike(wanted)}%`}`
}
