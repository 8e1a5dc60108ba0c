import type { ArticleListState } from './list-state'

/** What a list is narrowed to, as it is written. */
type Names = { category: string | undefined; tag: string | null }

export type ListFeed = { kind: 'category' | 'tag'; name: string; title: string }

/** The feed that goes with a list: of its category, else of its tag; null for the whole list, which that of the site holds. */
export function toListFeed({ category, tag }: ArticleListState, names: Names): ListFeed | null {
  if (category && names.category) return { kind: 'category', name: category, title: names.category }
  return tag && names.tag ? { kind: 'tag', name: tag, title: names.tag } : null
}
