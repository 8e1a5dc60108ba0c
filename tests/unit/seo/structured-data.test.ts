import { describe, expect, test, vi } from 'vitest'
import { toJsonLd } from '@/lib/core/json-ld'
import type { TopicDetail } from '@/lib/forum/topic-detail'
import type { ReviewDetail } from '@/lib/reviews/review-card'
import type { ProductDetail } from '@/lib/store/product-card'
import { findUnseen } from '@/tests/support/seen-data'
import { findProblems, readStructuredData } from '@/tests/support/structured-data'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'https://fieldtest.example' } }))

const { productJsonLd } = await import('@/lib/seo/product-json-ld')
const { articleJsonLd, reviewJsonLd } = await import('@/lib/seo/text-json-ld')
const { listJsonLd, textPageJsonLd, toListTrail } = await import('@/lib/seo/page-json-ld')
const { toFeedHtml } = await import('@/lib/seo/feed-html')
const { personJsonLd } = await import('@/lib/seo/person-json-ld')
const { homeJsonLd } = await import('@/lib/seo/publisher')
const { topicEntry, topicJsonLd } = await import('@/lib/seo/topic-json-ld')

const SITE = 'https://fieldtest.example'
const script = (data: object) => `<script type="application/ld+json">${toJsonLd(data)}</script>`
const problems = (data: object) => readStructuredData(script(data)).flatMap((thing) => findProblems(thing, SITE))

const review: ReviewDetail = {
  id: '01940000-0000-7000-8000-000000000001',
  slug: 'orrin-chime',
  title: 'Orrin Chime: </script><b>loud',
  excerpt: 'A speaker & its assistant.',
  category: { slug: 'audio', name: 'Audio' },
  tags: ['speakers'],
  tagLabels: [{ slug: 'speakers', name: 'speakers' }],
  storeProduct: null,
  publishedAt: '2026-11-19T12:00:00.000Z',
  updatedAt: '2026-11-19T12:00:00.000Z',
  readMinutes: 4,
  commentCount: 0,
  author: { username: 'lena', name: 'Lena Sørensen', avatar: null },
  authorBio: null,
  picture: { key: 'f251bd321539d1ad498c11f2', width: 1200, height: 800, alt: '' },
  html: '<p>Text</p>',
  headings: [],
  rating: 2.8,
  pros: ['Clear'],
  cons: ['Slow'],
  verdict: 'Wait.',
  product: { name: 'Orrin Chime', brand: 'Orrin', priceCents: null, currency: 'USD', releasedOn: null },
  facts: [],
  offers: [],
}

const product: ProductDetail = {
  id: '01950000-0000-7000-8000-000000000001',
  slug: 'chime',
  name: 'Chime',
  description: 'A speaker.',
  category: { slug: 'audio', name: 'Audio' },
  priceCents: 9900,
  currency: 'USD',
  originalCents: null,
  discountPercent: 0,
  pricedAt: '2026-11-19T12:00:00.000Z',
  rating: 4.5,
  featured: false,
  picture: null,
  brand: 'Orrin',
  facts: [],
  offers: [],
  prices: [],
  review: null,
  withdrawn: false,
  updatedAt: '2026-11-19T12:00:00.000Z',
}

const post = {
  id: '01900000-0000-7000-8000-000000000001',
  author: { username: 'noor', name: 'Noor', avatar: null },
  hasPage: false,
  createdAt: '2026-11-19T12:00:00.000Z',
  editedAt: null,
  likeCount: 0,
  state: 'shown' as const,
  revised: false,
  html: '<p>a &lt;b&gt;</p>',
}
const left = { username: '', name: '[deleted]', avatar: null }
const offer = {
  id: '1',
  merchant: 'A shop',
  url: 'https://shop.example',
  priceCents: 9900,
  currency: 'USD',
  pricedAt: '2026-11-19T12:00:00.000Z',
}
const topic: TopicDetail = {
  ...post,
  tags: [],
  locked: false,
  page: 1,
  pages: 2,
  lastPosition: 21,
  number: 3,
  slug: 'why',
  title: 'Why?',
  excerpt: 'a',
  category: { slug: 'software', name: 'Software' },
  replyCount: 1,
  viewCount: 0,
  lastActivityAt: '2026-11-19T12:00:00.000Z',
  pinned: false,
  hot: false,
  replies: [
    { ...post, author: left, position: 1, quotes: null },
    { ...post, state: 'deleted', html: '', author: left, position: 2, quotes: null },
  ],
}

describe('what the builders say has all that Google requires', () => {
  test.each([
    ['home', () => homeJsonLd()],
    ['a review', () => reviewJsonLd(review)],
    ['a review without picture, pros and cons', () => reviewJsonLd({ ...review, picture: null, pros: [], cons: [] })],
    ['a review of what shops sell', () => reviewJsonLd({ ...review, offers: [offer] })],
    ['an article', () => articleJsonLd(review)],
    ['a topic', () => topicJsonLd(topic)],
    ['a later page of a topic', () => topicJsonLd({ ...topic, page: 2, html: '' })],
    ['a topic whose first post is gone', () => topicJsonLd({ ...topic, state: 'deleted', author: left, html: '' })],
    [
      'a list',
      () => listJsonLd({ trail: [{ name: 'Reviews', path: '/reviews' }], items: ['/reviews/a', '/reviews/b'] }),
    ],
    [
      'the forum',
      () => listJsonLd({ trail: [{ name: 'Community Forum', path: '/forum' }], items: [topicEntry(topic)] }),
    ],
    ['an empty list', () => listJsonLd({ trail: [{ name: 'Reviews', path: '/reviews' }], items: [] })],
    ['a page of text', () => textPageJsonLd('AboutPage', '/about', { title: 'About', updated: '2026-11-20' })],
  ])('%s', (_what, make) => {
    expect(problems(make())).toEqual([])
  })

  test('names the largest file of a picture, which is called by the width that was wanted, however small it is, and of texts its shapes', () => {
    const picture = { key: 'f251bd321539d1ad498c11f2', width: 900, height: 600, alt: '' }
    const image = [`${SITE}/media/${picture.key}-1200.webp`]
    const shapes = ['16x9', '4x3', '1x1'].map((shape) => `${SITE}/media/${picture.key}-${shape}.webp`)
    expect(articleJsonLd({ ...review, picture })).toMatchObject({ image: [...image, ...shapes] })
    expect(reviewJsonLd({ ...review, picture })).toMatchObject({ image: [...image, ...shapes] })
    expect(productJsonLd({ ...product, picture })).toMatchObject({ image })
  })

  test('a product and its review have the prices that their pages show, and nothing that they do not', () => {
    const offers = [offer, { ...offer, id: '2', priceCents: 10950 }]
    const prices = { lowPrice: 99, highPrice: 109.5, priceCurrency: 'USD', offerCount: 2 }
    for (const said of [productJsonLd({ ...product, offers }), reviewJsonLd({ ...review, offers })]) {
      expect(said).toMatchObject({
        offers: {
          ...prices,
          offers: [
            { '@type': 'Offer', price: 99, priceCurrency: 'USD' },
            { '@type': 'Offer', price: 109.5, priceCurrency: 'USD' },
          ],
        },
      })
      expect(JSON.stringify(said)).not.toContain('availability')
    }
    expect(reviewJsonLd(review)).not.toHaveProperty('offers')
  })

  test('a product leads to our review, where there is one', () => {
    const said = productJsonLd({ ...product, offers: [offer], review })
    expect(said).toMatchObject({ subjectOf: { name: review.title, url: `${SITE}/reviews/orrin-chime` } })
    expect(problems(said)).toEqual([])
    expect(productJsonLd({ ...product, offers: [offer] })).not.toHaveProperty('subjectOf')
  })

  test('the home page names where to write, and no address that is not on it', () => {
    expect(JSON.stringify(homeJsonLd())).toContain(`"contactType":"customer support","url":"${SITE}/contact"`)
    expect(JSON.stringify(homeJsonLd())).not.toContain('email')
  })

  test('somebody has the picture that their page shows', () => {
    const { author, publishedAt: joinedAt } = review
    const counts = { reviews: 1, articles: 0, topics: 0 }
    const lena = { ...author, id: review.id, bio: null, joinedAt, counts, writesAbout: [] }
    expect(JSON.stringify(personJsonLd(lena, 'all'))).not.toContain('image')
    const said = personJsonLd({ ...lena, avatar: '/media/b448348556804261ee50429f-192.webp' }, 'all')
    expect(said).toMatchObject({ mainEntity: { image: `${SITE}/media/b448348556804261ee50429f-192.webp` } })
    expect(problems(said)).toEqual([])
  })

  test('somebody has written as much as their overview says, and of more than is counted no number', () => {
    const { author, publishedAt: joinedAt } = review
    const counts = { reviews: 1000, articles: 0, topics: 3 }
    const lena = { ...author, id: review.id, bio: null, joinedAt, counts, writesAbout: [] }
    const said = personJsonLd(lena, 'all')
    expect(said).toMatchObject({
      mainEntity: {
        identifier: 'lena',
        agentInteractionStatistic: [
          { name: 'Topics', interactionType: 'https://schema.org/WriteAction', userInteractionCount: 3 },
        ],
      },
    })
    expect(said).toHaveProperty('mainEntity.agentInteractionStatistic.length', 1)
    expect(problems(said)).toEqual([])
    expect(personJsonLd(lena, 'topics')).not.toHaveProperty('mainEntity.agentInteractionStatistic')
  })

  test('a page of a list is what its canonical address says, and so is the last step that leads to it', () => {
    const list = { name: 'Reviews', path: '/reviews' }
    const page = listJsonLd({ trail: toListTrail(list, undefined, '/reviews?page=2'), items: ['/reviews/a'] })
    expect(page).toMatchObject({
      '@graph': [
        { itemListElement: [{ name: 'Home' }, { name: 'Reviews', item: `${SITE}/reviews?page=2` }] },
        { name: 'Reviews', url: `${SITE}/reviews?page=2` },
      ],
    })
    const address = '/reviews/category/audio?page=2'
    const part = listJsonLd({ trail: toListTrail(list, 'Audio', address), items: ['/reviews/a'] })
    expect(part).toMatchObject({
      '@graph': [
        { itemListElement: [{}, { item: `${SITE}/reviews` }, { name: 'Audio', item: SITE + address }] },
        { name: 'Audio', url: SITE + address },
      ],
    })
  })

  test('one note alone is not said', () => {
    const said = JSON.stringify(reviewJsonLd({ ...review, cons: [] }))
    expect(said).not.toContain('positiveNotes')
  })

  test('nothing typed can leave the script element', () => {
    const html = script(articleJsonLd(review))
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(readStructuredData(html)[0]).toMatchObject({ headline: review.title })
  })

  test('who left has no page', () => {
    const said = JSON.stringify(topicJsonLd(topic))
    expect(said).toContain('"name":"[deleted]"}')
    expect(said).toContain('"text":"a <b>"')
  })

  test('who has a page is led to, by whoever replies as by whoever began; a list names only', () => {
    const url = `${SITE}/people/noor`
    const replies = [true, false].map((hasPage, n) => ({ ...post, hasPage, position: n + 1, quotes: null }))
    const led = { ...topic, hasPage: true, replies }
    const said = topicJsonLd(led)
    expect(said).toMatchObject({ author: { url }, comment: [{ author: { url } }, { author: { name: 'Noor' } }] })
    expect(said).not.toHaveProperty('comment.1.author.url')
    expect(topicJsonLd(topic)).not.toHaveProperty('author.url')
    expect(topicEntry(led)).not.toHaveProperty('author.url')
  })

  test('a topic says when it was edited where its page shows that', () => {
    const edited = { ...topic, editedAt: '2026-11-20T12:00:00.000Z' }
    expect(topicJsonLd(edited)).toMatchObject({ dateModified: edited.editedAt })
    expect(topicJsonLd({ ...edited, page: 2, html: '' })).not.toHaveProperty('dateModified')
    expect(topicJsonLd({ ...edited, state: 'deleted', author: left, html: '' })).not.toHaveProperty('dateModified')
  })

  test('a later page repeats headline, author, date and the first address, and says only its own replies', () => {
    const reply = { ...post, position: 21, likeCount: 2, quotes: null }
    const said = topicJsonLd({ ...topic, page: 2, html: '', replies: [reply] })
    expect(said).toMatchObject({
      headline: 'Why?',
      url: `${SITE}/forum/topic/3/why`,
      author: { name: 'Noor' },
      datePublished: post.createdAt,
      text: 'a',
      comment: [
        { url: `${SITE}/forum/topic/3/why?page=2#reply-21`, interactionStatistic: [{ userInteractionCount: 2 }] },
      ],
    })
  })

  test('pictures stand in for words; a reply that holds neither is not said, a first post then says its title', () => {
    const picture = { ...post, html: '<p><img src="/media/a.webp" alt="A board" width="9" height="9"></p>' }
    const rule = { ...post, html: '<hr>' }
    const replies = [picture, rule].map((reply, n) => ({ ...reply, position: n + 1, quotes: null }))
    const said = topicJsonLd({ ...topic, ...picture, excerpt: 'A board', replies })
    expect(problems(said)).toEqual([])
    expect(said).toMatchObject({ text: 'Why?', image: [`${SITE}/media/a.webp`] })
    expect(said).toMatchObject({ comment: [{ image: [`${SITE}/media/a.webp`], author: { name: 'Noor' } }] })
    const ruled = topicJsonLd({ ...topic, ...rule, excerpt: '', replies: replies.slice(1) })
    expect(ruled).toMatchObject({ text: 'Why?' })
    expect(ruled).not.toHaveProperty('comment')
    expect(problems(topicJsonLd({ ...topic, page: 2, html: '', excerpt: '' }))).toEqual([])
    expect(topicEntry({ ...topic, excerpt: '' })).toMatchObject({ text: 'Why?' })
  })

  test('who left is a person without a page', () => {
    const author = { username: 'deleted', name: '[deleted]', avatar: null }
    expect(articleJsonLd({ ...review, author })).toMatchObject({ author: [{ '@type': 'Person', name: '[deleted]' }] })
    expect(JSON.stringify(articleJsonLd({ ...review, author }))).not.toContain('/people/')
  })

  test('a deleted reply is not said, a deleted first post is said to be deleted', () => {
    for (const page of [1, 2]) {
      const said = topicJsonLd({ ...topic, page, state: 'deleted', author: left, html: '', excerpt: '[deleted]' })
      expect(said).toMatchObject({
        creativeWorkStatus: 'Deleted',
        text: 'This post was deleted by its author.',
        author: { name: '[deleted]' },
      })
      expect(said).toHaveProperty('comment.length', 1)
    }
  })
})

test.each([
  ['a product without a review', { '@type': 'Product', name: 'X' }],
  ['a rating outside its scale', { '@type': 'Rating', ratingValue: 6, bestRating: 5, worstRating: 0 }],
  [
    'a date without a zone',
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'X' }, dateCreated: '2026-11-20' },
  ],
  [
    'a single breadcrumb',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'X' }] },
  ],
  ['an address elsewhere', { '@type': 'WebPage', name: 'X', url: 'https://other.example/' }],
  ['a type nobody checks', { '@type': 'Recipe', name: 'X' }],
])('the rules refuse %s', (_what, thing) => {
  expect(findProblems(thing, SITE)).not.toEqual([])
})

describe('of what things say, at every level, a reader misses', () => {
  const page = [
    '<h1>A <em>lamp</em></h1><p>by Noor</p><span role="img" aria-label="4.0 out of 5"></span>',
    '<a href="/go/1">$1,299<small>shop</small></a><a href="/go/2">$1,350.50</a><a href="/go/1">Buy</a>',
    '<time dateTime="2026-11-20T08:00:00.000Z">Nov 20, 2026</time> updated Nov 21, 2026',
    '<p><b>1</b> <!-- -->reply</p><p><b>1,200</b> likes</p><h2>Reviews</h2><a href="/x">All 12 reviews</a>',
  ].join('')
  const count = (act: string, userInteractionCount: number, name?: string) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${act}Action`,
    userInteractionCount,
    ...(name ? { name } : {}),
  })

  test.each([
    ['words', { name: 'A lamp', author: [{ alternateName: 'Noor' }], keywords: ['lamp', 'by'] }],
    ['a rating', { ratingValue: 4, bestRating: 5 }],
    ['prices', { lowPrice: 1299, highPrice: 1350.5, priceCurrency: 'USD', offerCount: 2 }],
    ['a time', { datePublished: '2026-11-20T08:00:00.000Z' }],
    ['a day', { dateModified: '2026-11-21T10:00:00.000Z' }],
    ['counts', { interactionStatistic: [count('Comment', 1), count('Like', 1200), count('Write', 12, 'Reviews')] }],
    ['addresses', { url: 'https://a.example', image: ['https://a.example/x'] }],
  ])('nothing: %s', (_what, thing) => {
    expect(findUnseen([{ '@type': 'X', ...thing }], page)).toEqual([])
  })

  test.each([
    ['words', { name: 'A desk' }],
    ['words far below', { review: { author: [{ name: 'Iris' }] } }],
    ['the handle', { alternateName: 'iris' }],
    ['the identifier', { identifier: 'iris' }],
    ['one of several words', { keywords: ['lamp', 'desk'] }],
    ['the rating', { ratingValue: 4.5, bestRating: 5 }],
    ['the scale', { ratingValue: 4, bestRating: 10 }],
    ['the lowest price', { lowPrice: 1300, priceCurrency: 'USD' }],
    ['the end of a price', { highPrice: 1350, priceCurrency: 'USD' }],
    ['the beginning of a price', { price: 299, priceCurrency: 'USD' }],
    ['the currency', { price: 1299, priceCurrency: 'EUR' }],
    ['a shop', { offerCount: 3 }],
    ['the day', { datePublished: '2026-11-22T08:00:00.000Z' }],
    ['the day of a change', { dateModified: '2026-11-22T08:00:00.000Z' }],
    ['the day of a beginning', { dateCreated: '2026-11-22T08:00:00.000Z' }],
    ['likes', { interactionStatistic: [count('Like', 200)] }],
    ['replies', { interactionStatistic: [count('Comment', 2)] }],
    ['views', { interactionStatistic: [count('View', 1200)] }],
    ['texts', { agentInteractionStatistic: [count('Write', 2, 'Reviews')] }],
    ['a count of what nobody names', { interactionStatistic: [count('Share', 1)] }],
  ])('%s', (_what, thing) => {
    expect(findUnseen([{ '@type': 'X', ...thing }], page)).toHaveLength(1)
  })
})

test('a feed has a text as its page shows it, with signs as they were typed', () => {
  const picture = { key: 'f251bd321539d1ad498c11f2', width: 1200, height: 800, alt: 'A "box" <b>' }
  const { rating, pros, cons } = { rating: 4, pros: ['Clear & loud'], cons: [] }
  expect(toFeedHtml({ picture, html: '<p>Text</p>', review: { rating, pros, cons, verdict: 'Wait < buy.' } })).toBe(
    [
      `<p><img src="${SITE}/media/${picture.key}-1200.webp" alt="A &quot;box&quot; &lt;b&gt;" width="1200" height="800"></p>`,
      '<p>Rating: 4.0 out of 5</p>',
      '<h2>Pros</h2><ul><li>Clear &amp; loud</li></ul>',
      '<p>Text</p>',
      '<h2>Verdict</h2><p>Wait &lt; buy.</p>',
    ].join(''),
  )
  expect(toFeedHtml({ picture: null, html: '<p>Text</p>', review: null })).toBe('<p>Text</p>')
})
