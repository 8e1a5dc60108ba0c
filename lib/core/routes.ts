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
  forum: '/forum',
  topic: (number: number, slug: string) => `/forum/topic/${number}/${slug}` as const,
  signIn: '/sign-in',
  sitemap: '/sitemap',
} as const
