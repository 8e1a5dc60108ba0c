import { expectNothingWider, expectNoViolations } from '../support/axe'
import { first, type SiteContent } from '../support/content'
import { expectHydrated } from '../support/list'
import { test } from '../support/test'

const PAGES = {
  home: () => '/',
  reviews: () => '/reviews',
  'reviews, nothing found': () => '/reviews?q=zzzz',
  'reviews of a category': () => '/reviews/category/laptops',
  'a review': ({ reviews }) => `/reviews/${first(reviews).slug}`,
  articles: () => '/articles',
  'articles with a tag': () => '/articles?tag=privacy',
  'an article': ({ articles }) => `/article/${first(articles).slug}`,
  forum: () => '/forum',
  'forum, nothing found': () => '/forum?q=zzzz',
  'new topic': () => '/forum/new',
  'a topic': ({ topics }) => `/forum/topic/${first(topics).number}/${first(topics).slug}`,
  news: () => '/news',
  search: () => '/search',
  'search, found': () => '/search?q=battery',
  'search, nothing found': () => '/search?q=zzzz',
  'news, nothing found': () => '/news?q=zzzz',
  store: () => '/store',
  'store, nothing found': () => '/store?q=zzzz',
  'a product': () => '/store/velmora-kestrel-3',
  categories: () => '/categories',
  'a category': () => '/category/hardware',
  'a subcategory with a tag': () => '/category/hardware/laptops?tag=sustainability',
  'a tag': () => '/tag/usb-c',
  'a trend': () => '/trends/ai',
  'an author': () => '/people/iris',
  sitemap: () => '/sitemap',
  about: () => '/about',
  privacy: () => '/privacy',
  terms: () => '/terms',
  contact: () => '/contact',
  advertise: () => '/advertise',
  careers: () => '/careers',
  'not found': () => '/nope',
  'sign in': () => '/sign-in',
} satisfies Record<string, (content: SiteContent) => string>

/** Pages that a phone lays out in a way of its own; what axe says of the others it says at either size. */
const ON_PHONE: (keyof typeof PAGES)[] = [
  'home',
  'reviews',
  'a review',
  'an article',
  'forum',
  'a topic',
  'new topic',
  'search, found',
  'store',
  'a product',
  'an author',
  'contact',
]

// Whatever is still moving or fading would be judged at half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, address] of Object.entries(PAGES)) {
  test(`axe: ${name}`, async ({ page, announce, content, isMobile }) => {
    announce('/nope', 404)
    await page.goto(address(content))
    await expectHydrated(page)
    if (isMobile && !ON_PHONE.some((shown) => shown === name)) await expectNothingWider(page, name)
    else await expectNoViolations(page, name)
  })
}
