/**
 * Which room of lib may import which. A new room gets a line here and in lib/README.md;
 * an edge that is missing is a decision, not an oversight. Types alone make no edge: nothing of them is there when the site runs.
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
  articles: ['core', 'media', 'taxonomy', 'notifications'],
  analytics: ['core'],
  users: ['core', 'auth', 'profile', 'account'],
  invitations: ['core', 'auth', 'profile', 'users'],
  roles: [
    ...['core', 'articles', 'comments', 'forum', 'invitations', 'moderation', 'news', 'payments', 'reactions'],
    ...['saved', 'store', 'users', 'wishlist'],
  ],
  reviews: ['core', 'taxonomy', 'articles'],
  forum: ['core', 'taxonomy', 'notifications'],
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
  comments: ['core', 'notifications'],
  clicks: ['core', 'auth'],
  store: ['core', 'media', 'clicks'],
  wishlist: ['core', 'media', 'store'],
  saved: ['core', 'media'],
  views: ['core'],
  search: ['core', 'media', 'taxonomy'],
  seo: ['core', 'media', 'taxonomy', 'reviews', 'news', 'forum', 'people', 'pages'],
}

/** The one edge upward: the write wrapper asks lib/auth who is looking. It must stay the only one. */
export const SEAMS = [{ from: 'lib/core/action', to: 'lib/auth/viewer' }]
