/** What can be found, in the order in which results are offered. `one` stands above a single result. */
export const SEARCH_KINDS = [
  { kind: 'review', label: 'Reviews', one: 'Review' },
  { kind: 'article', label: 'Articles', one: 'Article' },
  { kind: 'news', label: 'News', one: 'News' },
  { kind: 'topic', label: 'Topics', one: 'Topic' },
  { kind: 'product', label: 'Products', one: 'Product' },
  { kind: 'person', label: 'People', one: 'Person' },
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]['kind']

export const kindName = (wanted: SearchKind) => SEARCH_KINDS.find(({ kind }) => kind === wanted)?.one ?? ''
