import { routes } from './routes'

type Page = Extract<(typeof routes)[keyof typeof routes], string>

/** An address in the site's own frame: a page of the registry, a category, or a category of the review list. */
export type NavigationHref = Page | `/category/${string}` | `${typeof routes.reviews}/category/${string}`

/** `icon` names a drawing in `components/ui/icons.tsx`. */
export type NavigationLink = { label: string; href: NavigationHref; icon: NavigationIcon }

export type NavigationIcon =
  | 'home'
  | 'news'
  | 'reviews'
  | 'articles'
  | 'forum'
  | 'store'
  | 'sitemap'
  | 'software'
  | 'hardware'
  | 'mobile-apps'
  | 'cloud'
  | 'dev-tools'
  | 'account'
  | 'dashboard'
  | 'saved'
  | 'comments'
  | 'wishlist'
  | 'settings'

/** A plain text link, for lists without icons. */
export type TextLink = Pick<NavigationLink, 'label' | 'href'>

const home = { label: 'Home', href: routes.home, icon: 'home' } as const
const news = { label: 'News', href: routes.news, icon: 'news' } as const
const reviews = { label: 'Reviews', href: routes.reviews, icon: 'reviews' } as const
const articles = { label: 'Articles', href: routes.articles, icon: 'articles' } as const
const forum = { label: 'Forum', href: routes.forum, icon: 'forum' } as const
const store = { label: 'Store', href: routes.store, icon: 'store' } as const
const about = { label: 'About', href: routes.about } as const
const contact = { label: 'Contact', href: routes.contact } as const
const privacy = { label: 'Privacy', href: routes.privacy } as const
const terms = { label: 'Terms', href: routes.terms } as const
const advertise = { label: 'Advertise', href: routes.advertise } as const
const careers = { label: 'Careers', href: routes.careers } as const
const sitemap = { label: 'Sitemap', href: routes.sitemap, icon: 'sitemap' } as const

/** The header's order (specification, section 2). */
export const mainLinks = [home, news, reviews, forum, store] as const satisfies readonly NavigationLink[]

/** The side bar has room for one more. */
export const sidebarLinks = [home, news, reviews, articles, forum, store] as const satisfies readonly NavigationLink[]

/** The five categories of articles. */
export const articleCategories = [
  { label: 'Software', href: routes.category('software'), icon: 'software' },
  { label: 'Hardware', href: routes.category('hardware'), icon: 'hardware' },
  { label: 'Mobile Apps', href: routes.category('mobile-apps'), icon: 'mobile-apps' },
  { label: 'Cloud', href: routes.category('cloud'), icon: 'cloud' },
  { label: 'Dev Tools', href: routes.category('dev-tools'), icon: 'dev-tools' },
] as const satisfies readonly NavigationLink[]

/** The ten categories of reviews, in the specification's order. */
export const reviewCategories = [
  { label: 'Laptops', href: routes.reviewCategory('laptops') },
  { label: 'Smartphones', href: routes.reviewCategory('smartphones') },
  { label: 'Audio', href: routes.reviewCategory('audio') },
  { label: 'Gaming', href: routes.reviewCategory('gaming') },
  { label: 'Software', href: routes.reviewCategory('software') },
  { label: 'Gadgets', href: routes.reviewCategory('gadgets') },
  { label: 'Wearables', href: routes.reviewCategory('wearables') },
  { label: 'Smart Home', href: routes.reviewCategory('smart-home') },
  { label: 'Cameras', href: routes.reviewCategory('cameras') },
  { label: 'Monitors', href: routes.reviewCategory('monitors') },
] as const satisfies readonly TextLink[]

/** One line of the full-screen menu: a link, or a group that unfolds. */
export type MenuEntry = TextLink | { label: string; links: readonly TextLink[] }

/** The full-screen menu of narrow screens, in the specification's order. */
export const menuEntries: readonly MenuEntry[] = [
  home,
  news,
  {
    label: 'Categories',
    links: [
      { label: 'All categories', href: routes.categories },
      { label: 'All articles', href: routes.articles },
      ...articleCategories,
    ],
  },
  { label: 'Community', href: routes.forum },
  { label: 'Reviews', links: [{ label: 'All reviews', href: routes.reviews }, ...reviewCategories] },
  store,
  about,
  sitemap,
]

/** A member's own pages, in the specification's order: account menu, full-screen menu, sitemap. */
export const accountLinks = [
  { label: 'Profile', href: routes.profile, icon: 'account' },
  { label: 'Saved Articles', href: routes.bookmarks, icon: 'saved' },
  { label: 'My Comments', href: routes.comments, icon: 'comments' },
  { label: 'Wishlist', href: routes.wishlist, icon: 'wishlist' },
  { label: 'Settings', href: routes.settings, icon: 'settings' },
] as const satisfies readonly NavigationLink[]

/** The links of the account menu, and the dashboard, which that does not list: for side bar and sitemap. */
export const memberLinks = [
  { label: 'Dashboard', href: routes.dashboard, icon: 'dashboard' },
  ...accountLinks,
] as const satisfies readonly NavigationLink[]

/** What the footer lists beside the review categories. */
export const footerLinks = [news, reviews, articles, forum, store] as const satisfies readonly TextLink[]

/** About the site itself, in the footer. */
export const companyLinks = [about, contact, advertise, careers] as const satisfies readonly TextLink[]

/** The line at the very end of a page. */
export const legalLinks = [privacy, terms, sitemap] as const satisfies readonly TextLink[]

/** The page for people at /sitemap: the specification's four groups, with the pages that exist. */
export const sitemapGroups: readonly { label: string; links: readonly TextLink[] }[] = [
  { label: 'Main Pages', links: [home, news, reviews, articles, forum, store, about] },
  { label: 'Categories', links: [{ label: 'All categories', href: routes.categories }, ...articleCategories] },
  {
    label: 'User Pages',
    links: [{ label: 'Sign In', href: routes.signIn }, { label: 'Register', href: routes.register }, ...memberLinks],
  },
  { label: 'Support', links: [contact, privacy, terms, advertise, careers, sitemap] },
]
