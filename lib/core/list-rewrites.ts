type Rewrite = {
  source: string
  destination: string
  has?: { type: 'query'; key: string; value?: string }[]
}

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

const LISTS: StaticList[] = [
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
    source: '/articles',
    segments: [
      { key: 'sort', absent: 'latest' },
      { key: 'category', absent: 'all' },
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

/** What a segment may look like before it reaches a page; anything else becomes a value that no page knows. */
const SHAPE = '[A-Za-z0-9.-]{1,40}'
const MISSHAPEN = `(?!${SHAPE}$)[\\s\\S]+`
const NOT_BLANK = '[\\s\\S]*\\S[\\s\\S]*'

/**
 * Maps every combination of list state to a path of its own, so that each is prerendered and cached like any page
 * (design, section 5). The plain address is mapped as well: a router that finds a page where the address says guesses
 * that the same page answers with any query, and asks nobody. Only free text (`?q=`) leads to a page that is rendered per request. The
 * internal paths below /lists answer 404 when somebody asks for them directly.
 */
export function listRewrites(): Rewrite[] {
  return [{ source: '/lists/:path*', destination: '/not-found' }, ...LISTS.flatMap(rewritesOf)]
}

function rewritesOf({ source, base = `/lists${source}`, searched, segments }: StaticList): Rewrite[] {
  const unknown = [base, ...segments.map(() => '-')].join('/')
  const search: Rewrite = {
    source,
    destination: `${base}/search`,
    has: [{ type: 'query', key: 'q', value: NOT_BLANK }],
  }
  return [
    ...(searched ? [search] : []),
    ...segments.map(
      ({ key }): Rewrite => ({
        source,
        destination: unknown,
        has: [{ type: 'query', key, value: MISSHAPEN }],
      }),
    ),
    ...subsets(segments).map(
      (present): Rewrite => ({
        source,
        destination: [
          base,
          ...segments.map((segment) => (present.includes(segment) ? `:${segment.key}` : segment.absent)),
        ].join('/'),
        has: present.map(({ key }) => ({ type: 'query', key, value: `(?<${key}>${SHAPE})` })),
      }),
    ),
    { source, destination: base },
  ]
}

/** Every choice of at least one item, the largest first: the first rule that matches wins. */
function subsets<T>(items: T[]): T[][] {
  const choices = Array.from({ length: 2 ** items.length - 1 }, (_, index) =>
    items.filter((_item, bit) => (index + 1) & (1 << bit)),
  )
  return choices.sort((a, b) => b.length - a.length)
}
