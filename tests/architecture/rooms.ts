/**
 * Which room of lib may import which. A new room gets a line here and in lib/README.md;
 * an edge that is missing is a decision, not an oversight.
 */
export const ROOMS: Record<string, string[]> = {
  core: [],
  operations: ['core'],
  media: ['core'],
  auth: ['core'],
  profile: ['core'],
  taxonomy: ['core'],
  articles: ['core', 'media', 'taxonomy'],
  reviews: ['core', 'media', 'taxonomy', 'articles'],
  forum: ['core', 'taxonomy', 'articles'],
  news: ['core', 'media', 'taxonomy'],
  categories: ['core', 'taxonomy', 'articles', 'forum'],
  trends: ['core', 'taxonomy', 'articles', 'forum'],
  people: ['core', 'articles', 'forum'],
  pages: ['core'],
  contact: ['core'],
  seo: ['core', 'media', 'taxonomy', 'articles', 'reviews', 'forum', 'people', 'pages'],
}

/** The one edge upward: the write wrapper asks lib/auth who is looking. It must stay the only one. */
export const SEAMS = [{ from: 'lib/core/action', to: 'lib/auth/viewer' }]
