/** What kinds of pages are told apart where their speed is shown. */
export const PAGE_KINDS = {
  home: 'Home',
  reviews: 'Lists of reviews',
  review: 'Reviews',
  articles: 'Lists of articles',
  article: 'Articles',
  news: 'News',
  category: 'Categories and tags',
  forum: 'Lists of topics',
  topic: 'Topics',
  store: 'Store',
  product: 'Products',
  person: 'Profiles',
  search: 'Search',
  member: 'Pages of members and staff',
  other: 'Other pages',
} as const

export type PageKind = keyof typeof PAGE_KINDS

const MEMBER = [
  'dashboard',
  'profile',
  'settings',
  'bookmarks',
  'comments',
  'wishlist',
  'notifications',
  'report',
  'admin',
]

/** By the first segment of an address. */
const KINDS = new Map<string, PageKind>([
  ['', 'home'],
  ['reviews', 'reviews'],
  ['articles', 'articles'],
  ['article', 'article'],
  ['news', 'news'],
  ['categories', 'category'],
  ['category', 'category'],
  ['tag', 'category'],
  ['trends', 'category'],
  ['forum', 'forum'],
  ['store', 'store'],
  ['people', 'person'],
  ['search', 'search'],
  ...MEMBER.map((segment) => [segment, 'member'] as const),
])

/** By the first two, where what a list leads to has its address below the list. */
const BELOW = new Map<string, PageKind>([
  ['reviews/category', 'reviews'],
  ['forum/topic', 'topic'],
  ['forum/edit', 'member'],
  ['forum/moderate', 'member'],
  ['forum/history', 'member'],
])
const BELOW_ANY = new Map<string, PageKind>([
  ['reviews', 'review'],
  ['store', 'product'],
])

/** `'/forum/topic/12/quiet-fans'` → `'topic'`. */
export function pageKindOf(pathname: string): PageKind {
  const [first = '', second] = pathname.split('/').slice(1)
  const below = second && (BELOW.get(`${first}/${second}`) ?? BELOW_ANY.get(first))
  return below || (KINDS.get(first) ?? 'other')
}
