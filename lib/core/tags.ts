/**
 * Every cache tag of the site. A cached read names the tags of what it shows;
 * the write that changes a row updates exactly the tags that show it.
 */
export const tags = {
  /** On every cached read of public content: an import or a restored backup expires all of it at once. */
  everything: 'everything',
  /** Names, order and aliases of categories. */
  taxonomy: 'taxonomy',
  /** Site settings, such as the forum's counter offsets. */
  settings: 'settings',

  /** Lists and counts of articles; also the sitemap and feeds. */
  articles: 'articles',
  article: (slug: string) => `article:${slug}` as const,
  /** Lists and counts of reviews. */
  reviews: 'reviews',
  review: (slug: string) => `review:${slug}` as const,
  /** The discussion under an article or a review: its comments, and the likes of both. */
  comments: (articleId: string) => `comments:${articleId}` as const,
  /** How many comments each text of a list has; see `lib/comments/expiry.ts`. */
  commentCounts: 'comment-counts',

  news: 'news',

  /** Says which tags are rising. Every page has it, since the side bar shows them; see lib/trends. */
  trends: 'trends',

  /** Lists and counters of the forum. */
  topics: 'topics',
  topic: (number: number) => `topic:${number}` as const,

  products: 'products',
  product: (slug: string) => `product:${slug}` as const,

  /** What others see of a person, wherever it stands. */
  profile: (username: string) => `profile:${username.toLowerCase()}` as const,
} as const
