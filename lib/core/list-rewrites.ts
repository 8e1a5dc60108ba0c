// With its ending, as next.config.ts reads this file before anything resolves names.
import { toPlainPath } from './plain-path.ts'

/**
 * A list whose state lives in the query string. `absent` is the segment that stands for a missing key; `searched` lists
 * take free text as well. `base` is the internal path before the segments, where it is not `/lists` and the source.
 */
type StaticList = { source: string; base?: string; searched?: true; segments: { key: string; absent: string }[] }

/** No address can hold it, so that "no tag" is no tag of that name. */
export const NO_TAG = '_'

/** Stands for "the category itself" where a subcategory could be. */
export const NO_SUBCATEGORY = '-'

const CATEGORY_SEGMENTS = [
  { key: 'sort', absent: 'latest' },
  { key: 'tag', absent: NO_TAG },
  { key: 'page', absent: '1' },
]

/** A text with its discussion, which has an order and pages. */
const DISCUSSION_SEGMENTS = [
  { key: 'comments', absent: 'newest' },
  { key: 'page', absent: '1' },
]

const LISTS: StaticList[] = [
  { source: '/reviews/:slug', base: '/lists/review/:slug', segments: DISCUSSION_SEGMENTS },
  { source: '/article/:slug', base: '/lists/article/:slug', segments: DISCUSSION_SEGMENTS },
  {
    source: '/reviews',
    searched: true,
    segments: [
      { key: 'tab', absent: 'recent' },
      { key: 'category', absent: 'all' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/reviews/category/:category',
    base: '/lists/review-category/:category',
    searched: true,
    segments: [
      { key: 'tab', absent: 'recent' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/articles',
    segments: [
      { key: 'sort', absent: 'latest' },
      { key: 'category', absent: 'all' },
      { key: 'tag', absent: NO_TAG },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/news',
    searched: true,
    segments: [
      { key: 'source', absent: 'all' },
      { key: 'category', absent: 'all' },
      { key: 'sort', absent: 'newest' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/store',
    searched: true,
    segments: [
      { key: 'category', absent: 'all' },
      { key: 'sort', absent: 'featured' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/forum',
    searched: true,
    segments: [
      { key: 'tab', absent: 'all' },
      { key: 'category', absent: 'all' },
      { key: 'sort', absent: 'recent' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/forum/topic/:number/:slug',
    // Not below the forum's own, where a tab could spell it.
    base: '/lists/topic/:number/:slug',
    segments: [{ key: 'page', absent: '1' }],
  },
  {
    source: '/category/:category',
    base: `/lists/category/:category/${NO_SUBCATEGORY}`,
    searched: true,
    segments: CATEGORY_SEGMENTS,
  },
  {
    source: '/category/:category/:sub([a-z0-9][a-z0-9-]*)',
    base: '/lists/category/:category/:sub',
    searched: true,
    segments: CATEGORY_SEGMENTS,
  },
  {
    source: '/tag/:tag',
    segments: [
      { key: 'sort', absent: 'latest' },
      { key: 'page', absent: '1' },
    ],
  },
  {
    source: '/people/:username',
    segments: [
      { key: 'show', absent: 'all' },
      { key: 'page', absent: '1' },
    ],
  },
]

/**
 * What a value may look like before it is a segment, never one that stands for a folder; anything else becomes one that no
 * page knows. As long as a slug (`SLUG_LIMIT`), said once more because next.config.ts reads this file before any alias is known.
 */
const SHAPE = /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/

/** Any segment but the two that stand for a folder: what they lead to is not for us to say. */
const SEGMENT = '(?!(?:[.]|%2[eE]){1,2}(?:/|$))[^/]+'

/** The pages of lists, and those that Next shows in place of others: asked for by name, its page of faults is a fault. */
const INTERNAL = /^\/(?:lists(?:\/|$)|(?:_global-error|_not-found|_error|_document|_app|404|500)\/?$)/

/** `:name` stands for one segment of a path, `:name(pattern)` for one of that shape. */
const PARAMETER = /:([a-z]+)(?:\((.+)\))?/

const patterns = LISTS.map((list) => ({
  ...list,
  path: new RegExp(
    `^${list.source
      .split('/')
      .map((part) => part.replace(PARAMETER, (_all, name, shape = SEGMENT) => `(?<${name}>${shape})`))
      .join('/')}$`,
  ),
}))

/**
 * Maps the address of a list to a path of its own for every combination of its state, so that each is prerendered and
 * cached like any page (design, section 5): `/reviews?tab=popular` → `/lists/reviews/popular/all/1?tab=popular`. Any other
 * address stays as it is. The plain address is mapped as well: a router that finds a page where the address says guesses
 * that the same page answers with any query, and asks nobody. Only free text (`?q=`) leads to a page that is rendered per
 * request. Where a key repeats, the last counts. The internal paths themselves lead to a missing page.
 */
export function toListAddress(url: string): string {
  const { path, query } = toParts(url)
  if (INTERNAL.test(toPlainPath(path))) return '/not-found'
  for (const list of patterns) {
    const found = list.path.exec(path)
    if (!found) continue
    const mapped = toListPath(list, found.groups ?? {}, new URLSearchParams(query ?? ''))
    return query === null ? mapped : `${mapped}?${query}`
  }
  return url
}

/** The plain address of each list and the page it leads to, as Next's rewrites. */
export const listPages = () => LISTS.map(({ source, base = `/lists${source}` }) => ({ source, destination: base }))

function toParts(url: string): { path: string; query: string | null } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: null } : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

function toListPath(
  { source, base = `/lists${source}`, searched, segments }: StaticList,
  named: Record<string, string>,
  query: URLSearchParams,
): string {
  const path = base
    .split('/')
    .map((part) => part.replace(PARAMETER, (_all, name) => named[name] ?? ''))
    .join('/')
  if (searched && query.getAll('q').at(-1)?.trim()) return `${path}/search`

  const values = segments.map(({ key }) => query.getAll(key).at(-1) ?? '')
  if (values.every((value) => value === '')) return path
  const known = values.every((value) => value === '' || SHAPE.test(value))
  return [path, ...segments.map(({ absent }, index) => (known ? values[index] || absent : '-'))].join('/')
}
