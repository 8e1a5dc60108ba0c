import 'server-only'
import { textMatch } from '@/lib/core/text-match'
import { Prisma } from '@/lib/generated/prisma/client'

const SEARCH_TEXT = Prisma.sql`article_search_text(a.title, a.excerpt, a.tag_names)`

/** The specification's case-insensitive substring over title, excerpt and tags of the article `a`. */
export const textMatches = (query: string): Prisma.Sql => textMatch(SEARCH_TEXT, query)
