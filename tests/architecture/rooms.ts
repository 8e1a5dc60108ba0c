/**
 * Which room of lib may import which. A new room gets a line here and in lib/README.md;
 * an edge that is missing is a decision, not an oversight.
 */
export const ROOMS: Record<string, string[]> = {
  core: [],
  operations: ['core'],
  media: ['core'],
  auth: ['core'],
  profile: ['core', 'auth', 'media'],
  account: ['core', 'auth', 'media', 'profile'],
  newsletter: ['core'],
  dashboard: ['core', 'forum', 'comments', 'drafts'],
  taxonomy: ['core'],
  articles: ['core', 'media', 'taxonomy', 'drafts', 'notifications'],
  analytics: ['core'],
  users: ['core', 'auth', 'profile', 'account'],
  invitations: ['core', 'auth', 'profile', 'users'],
  roles: [
    ...['core', 'articles', 'comments', 'forum', 'invitations', 'moderation', 'payments', 'reactions', 'saved'],
    ...['store', 'users', 'wishlist'],
  ],
  reviews: ['core', 'media', 'taxonomy', 'articles'],
  forum: ['core', 'taxonomy', 'articles', 'notifications'],
  news: ['core', 'media', 'taxonomy'],
  categories: ['core', 'taxonomy', 'articles', 'forum'],
  trends: ['core', 'taxonomy', 'articles', 'forum'],
  people: ['core', 'articles', 'forum'],
  pages: ['core'],
  contact: ['core'],
  drafts: ['core'],
  writing: ['core'],
  notifications: ['core'],
  moderation: ['core', 'articles', 'forum', 'notifications'],
  'audit-log': ['core'],
  'my-comments': ['core', 'forum'],
  overview: ['core'],
  payments: ['core'],
  reactions: ['core', 'forum'],
  comments: ['core', 'articles', 'notifications'],
  clicks: ['core', 'auth'],
  store: ['core', 'media', 'taxonomy', 'clicks'],
  wishlist: ['core', 'media', 'store'],
  saved: ['core', 'media'],
  views: ['core'],
  search: ['core', 'media', 'taxonomy'],
  seo: ['core', 'media', 'taxonomy', 'articles', 'reviews', 'news', 'forum', 'people', 'pages', 'store'],
}

/** The one edge upward: the write wrapper asks lib/auth who is looking. It must stay the only one. */
export const SEAMS = [{ from: 'lib/core/action', to: 'lib/auth/viewer' }]
