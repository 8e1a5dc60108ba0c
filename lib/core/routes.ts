/**
 * Every internal address of the site. Links are made from here and nowhere else,
 * so that a page that moves is changed in one place.
 */
export const routes = {
  home: '/',
  reviews: '/reviews',
  reviewCategory: (category: string) => `/reviews/category/${category}` as const,
  review: (slug: string) => `/reviews/${slug}` as const,
  articles: '/articles',
  article: (slug: string) => `/article/${slug}` as const,
  news: '/news',
  categories: '/categories',
  category: (category: string) => `/category/${category}` as const,
  subcategory: (category: string, sub: string) => `/category/${category}/${sub}` as const,
  tag: (slug: string) => `/tag/${slug}` as const,
  trend: (slug: string) => `/trends/${slug}` as const,
  person: (username: string) => `/people/${username}` as const,
  forum: '/forum',
  topic: (number: number, slug: string) => `/forum/topic/${number}/${slug}` as const,
  signIn: '/sign-in',
  /** The sign-in page that returns to `path`, a path of this site with its query. */
  signInTo: (path: string) =>
    path === '/' ? ('/sign-in' as const) : (`/sign-in?callbackUrl=${encodeURIComponent(path)}` as const),
  register: '/register',
  registerTo: (path: string) =>
    path === '/' ? ('/register' as const) : (`/register?callbackUrl=${encodeURIComponent(path)}` as const),
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  profile: '/profile',
  profileSecurity: '/profile?tab=security',
  settings: '/settings',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  advertise: '/advertise',
  careers: '/careers',
  sitemap: '/sitemap',
  feed: '/feed.xml',
  feedOf: (kind: 'category' | 'tag' | 'author', name: string) => `/feeds/${kind}/${name}` as const,
  sitemapIndex: '/sitemap.xml',
  /** Files of one kind count from 1. */
  sitemapFile: (kind: string, file: number) => `/sitemaps/${kind}-${file}.xml` as const,
  openSearch: '/opensearch.xml',
} as const

type Target = (typeof routes)[keyof typeof routes]
type Path = Extract<Target, string> | ReturnType<Extract<Target, (...parts: never[]) => string>>

/** Any address of the registry, with a query or without. */
export type Address = Path | `${Path}?${string}`
