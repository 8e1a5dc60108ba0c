import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { escapeLike } from './search-text'

/**
 * A case-insensitive substring search in `text`, an expression that is lower case and has a trigram index. From three
 * characters on the trigrams serve it. One or two are looked for in row after row, in the order of the list, until a page
 * and the count have enough: at worst a fifth of a second for 100,000 short texts. Long ones bound it (`isShortQuery`).
 */
export const textMatch = (text: Prisma.Sql, query: string): Prisma.Sql =>
  Prisma.sql`${text} like ${`%${escapeLike(query.toLowerCase())}%`}`

/** Too short for trigrams. */
export const isShortQuery = (query: string) => [...query].length < 3
