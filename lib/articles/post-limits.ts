/** In characters, except the text. */
export const POST_LIMITS = {
  title: 150,
  slug: 100,
  excerpt: 300,
  metaTitle: 120,
  metaDescription: 300,
  canonicalUrl: 500,
  productName: 120,
  brand: 80,
  verdict: 600,
  tags: 8,
  tag: 40,
  points: 12,
  point: 200,
  reason: 1000,
} as const

/** How long a deleted post can be brought back. */
export const TRASH_DAYS = 30

/** Said of what cannot be shown (lib/core/markdown/limit.ts). */
export const CONTENT_TOO_LONG =
  'This text is too long: about 30,000 English words fit into one post, of other alphabets half as many. Please divide it into several.'

/** Said of a post that is to come out at no time. */
export const NO_TIME = 'Please enter when to publish'
export const TIME_OVER = 'Please enter a time in the future'
/** Said of a time that the status would leave out. */
export const DRAFT_OR_THEN = 'To publish at this time, choose the status Scheduled. To keep a draft, leave it empty.'
export const NOW_OR_THEN = 'To publish at this time, choose the status Scheduled. To publish now, leave it empty.'
export const NO_BACKDATING = 'The date of a post is the time at which it is published. Leave this empty.'

/** The names of the form (specification, section 5); the first is chosen at first. They are aliases of categories. */
export const POST_CATEGORIES = [
  'Technology',
  'Laptops',
  'Smartphones',
  'Audio',
  'Gaming',
  'Software',
  'Gadgets',
] as const

/** What a slug may not be: words that mean something where texts have their addresses. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'category',
  'edit',
  'feed',
  'new',
  'page',
  'preview',
  'rss',
  'search',
  'sitemap',
])
