import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { POST_CATEGORIES } from './post-limits'

/** The categories that a form offers, as a filter: for articles those of the specification's seven names, for reviews their ten. */
export const offeredCategories = (kind: ArticleKind) =>
  kind === 'review' ? { kind } : { kind, aliases: { hasSome: [...POST_CATEGORIES] } }
