const review = (slug: string) => `/reviews/${slug}` as const
const article = (slug: string) => `/article/${slug}` as const

/**
 * Every internal address of the site. Links are made from here and nowhere else,
 * so that a page that moves is changed in one place.
 */
export const routes = {
  home: '/',
  reviews: '/reviews',
  reviewCategory: (category: string) => `/reviews/category/${category}` as const,
  review,
  articles: '/articles',
  article,
  /** A text of either kind; with no slug the place where all of its kind have theirs. */
  text: (kind: 'article' | 'review', slug: string) => (kind === 'review' ? review(slug) : article(slug)),
  /** Leads to a comment, on whatever page of its discussion it stands by then. */
  comment: (id: string) => `/comment/${id}` as const,
  commentEdit: (id: string) => `/comments/${id}/edit` as const,
  /** Where a first-level comment is answered, for browsers without scripts; `to` in its query names a reply that is meant. */
  commentReply: (id: string) => `/comments/${id}/reply` as const,
  news: '/news',
  categories: '/categories',
  category: (category: string) => `/category/${category}` as const,
  subcategory: (category: string, sub: string) => `/category/${category}/${sub}` as const,
  tag: (slug: string) => `/tag/${slug}` as const,
  trend: (slug: string) => `/trends/${slug}` as const,
  person: (username: string) => `/people/${username}` as const,
  forum: '/forum',
  topic: (number: number, slug: string) => `/forum/topic/${number}/${slug}` as const,
  newTopic: '/forum/new',
  /** Where an author changes or deletes a first post or a reply. */
  editPost: (kind: 'topic' | 'reply', id: string) => `/forum/edit/${kind}/${id}` as const,
  /** Pin, lock, move: for staff. */
  moderateTopic: (id: string) => `/forum/moderate/${id}` as const,
  /** What a post said before it was edited: for staff. */
  postHistory: (kind: 'topic' | 'reply', id: string) => `/forum/history/${kind}/${id}` as const,
  store: '/store',
  product: (slug: string) => `/store/${slug}` as const,
  /** Notes the click and leads to the shop; no page, so never a soft navigation. */
  go: (offerId: string) => `/go/${offerId}` as const,
  signIn: '/sign-in',
  /** The sign-in page that returns to `path`, a path of this site with its query. */
  signInTo: (path: string) =>
    path === '/' ? ('/sign-in' as const) : (`/sign-in?callbackUrl=${encodeURIComponent(path)}` as const),
  register: '/register',
  registerTo: (path: string) =>
    path === '/' ? ('/register' as const) : (`/register?callbackUrl=${encodeURIComponent(path)}` as const),
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  /** Where a password is chosen by what a mail, or the proof of an address, allows. */
  resetPasswordBy: (token: string) => `/reset-password?token=${token}` as const,
  /** Where a mailed invitation leads, with its token. */
  invitation: '/invitation',
  profile: '/profile',
  profileSecurity: '/profile?tab=security',
  profileEdit: '/profile?edit=yes',
  settings: '/settings',
  bookmarks: '/bookmarks',
  wishlist: '/wishlist',
  comments: '/comments',
  /** Where somebody who had to sign in first finds what they have typed; `answer` names it. */
  continueWriting: '/continue',
  /** Shows a draft whose form is gone. */
  continueDraft: (target: string) => `/continue?draft=${encodeURIComponent(target)}` as const,
  commentsExport: '/comments/export',
  /** Reports a text or a profile, for browsers without scripts. */
  report: (kind: string, id: string) => `/report/${kind}/${id}` as const,
  /** Marks a notice read and leads on to what it is about. */
  notice: (id: string) => `/notifications/${id}` as const,
  admin: '/admin',
  adminModeration: '/admin/moderation',
  adminCase: (kind: string, id: string) => `/admin/moderation/${kind}/${id}` as const,
  adminUsers: '/admin/users',
  adminUserRoles: '/admin/users?tab=roles',
  adminInvite: '/admin/users?tab=invite',
  adminUsersExport: '/admin/users/export',
  adminAudit: '/admin/audit',
  adminAuditExport: '/admin/audit/export',
  adminBlog: '/admin/blog',
  adminNewPost: '/admin/blog/new',
  adminNewReview: '/admin/blog/new?kind=review',
  adminEditPost: (id: string) => `/admin/blog/${id}/edit` as const,
  adminPreviewPost: (id: string) => `/admin/blog/${id}/preview` as const,
  adminPostRevisions: (id: string) => `/admin/blog/${id}/revisions` as const,
  adminAnalytics: '/admin/blog/analytics',
  adminAnalyticsExport: '/admin/blog/analytics/export',
  adminProducts: '/admin/products',
  adminNewProduct: '/admin/products/new',
  adminProduct: (id: string) => `/admin/products/${id}` as const,
  adminNews: '/admin/news',
  adminNewNewsItem: '/admin/news/new',
  adminNewsItem: (id: string) => `/admin/news/${id}` as const,
  adminPayments: '/admin/payments',
  adminTransactions: '/admin/payments/transactions',
  adminTransaction: (id: string) => `/admin/payments/transactions/${id}` as const,
  adminTransactionsExport: '/admin/payments/transactions/export',
  adminPaymentSettings: '/admin/payments/settings',
  adminNewPlan: '/admin/payments/plans/new',
  adminPlan: (id: string) => `/admin/payments/plans/${id}` as const,
  /** Where a member gives another address. */
  settingsEmail: '/settings#email',
  /** Where somebody is led whose account was on its way out and stays. */
  settingsRestored: '/settings?restored=yes',
  /** Where somebody is led who has just asked for their account to be deleted. */
  leaving: '/sign-in?leaving=yes',
  settingsExport: '/settings/export',
  dashboard: '/dashboard',
  dashboardTab: (tab: 'new' | 'messages') => `/dashboard?tab=${tab}` as const,
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterPreferences: '/newsletter/preferences',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  adminNewsletter: '/admin/newsletter',
  adminNewsletterExport: '/admin/newsletter/export',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  advertise: '/advertise',
  careers: '/careers',
  sitemap: '/sitemap',
  search: '/search',
  feed: '/feed.xml',
  feedOf: (kind: 'category' | 'tag' | 'author', name: string) => `/feeds/${kind}/${name}` as const,
  sitemapIndex: '/sitemap.xml',
  /** Files of one kind count from 1. */
  sitemapFile: (kind: string, file: number) => `/sitemaps/${kind}-${file}.xml` as const,
  openSearch: '/opensearch.xml',

  // No pages: what scripts and programs ask.
  /** Where pictures are sent: of oneself, of a text, of a post, of a product, of a news item. */
  avatarUpload: '/api/avatar',
  pictureUpload: '/api/pictures',
  postPictureUpload: '/api/post-pictures',
  productPictureUpload: '/api/product-pictures',
  newsPictureUpload: '/api/news-pictures',
  providersAnswer: '/api/auth/providers',
  viewerAnswer: '/api/viewer',
  /** What is stored of a comment, for the form that changes it. */
  commentAnswer: (id: string) => `/api/comments/${id}` as const,
  draftsAnswer: '/api/drafts',
  newReplies: '/api/forum/news',
  similarTopics: '/api/forum/similar',
  suggestions: '/api/suggestions',
  /** Names after @. */
  namesAnswer: '/api/people',
  viewBeacon: '/api/views',
  vitalsBeacon: '/api/vitals',
  /** Answers the unsubscribe button of mail programs. */
  newsletterOneClick: '/api/newsletter/unsubscribe',
} as const

type Target = (typeof routes)[keyof typeof routes]
type Path = Extract<Target, string> | ReturnType<Extract<Target, (...parts: never[]) => string>>

/** Any address of the registry, with a query or without; a fragment may follow. */
export type Address = Path | `${Path}?${string}` | `${Path}#${string}`
