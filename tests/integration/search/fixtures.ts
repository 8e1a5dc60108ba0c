import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'

export const ids = {
  iris: '01900000-0000-7000-8000-00000000a001',
  noor: '01900000-0000-7000-8000-00000000a002',
}

/** Two members, of whom nobody has a public page yet, a category of each kind, and a source of news. */
export async function makePlaces() {
  for (const [username, id] of Object.entries(ids)) {
    await db.user.create({
      data: {
        id,
        email: `${username}@example.com`,
        profile: {
          create: {
            username,
            skeleton: username,
            fullName: `${username} Thistlewood`,
            bio: 'Writes about **bicycles**.',
          },
        },
      },
    })
  }
  const kinds = ['article', 'review', 'topic', 'news', 'product'] as const
  const [article, review, topic, news, product] = await Promise.all(
    kinds.map((kind) => db.category.create({ data: { kind, slug: `${kind}-place`, name: `Shelf of ${kind}` } })),
  )
  const source = await db.newsSource.create({
    data: { slug: 'wired', name: 'Wired Weekly', siteUrl: 'https://wired.example' },
  })
  if (!article || !review || !topic || !news || !product) throw new Error('not created')
  return {
    article: article.id,
    review: review.id,
    topic: topic.id,
    news: news.id,
    product: product.id,
    source: source.id,
  }
}

export type Places = Awaited<ReturnType<typeof makePlaces>>

let made = 0

export function makeArticle(
  places: Places,
  title: string,
  more: { content?: string; daysAgo?: number; draft?: true } = {},
) {
  const { content = 'Plain words.', daysAgo = 1, draft } = more
  return db.article.create({
    data: {
      title,
      slug: `text-${++made}`,
      content,
      authorId: ids.iris,
      categoryId: places.article,
      status: draft ? 'draft' : 'published',
      publishedAt: draft ? null : new Date(Date.now() - daysAgo * 86_400_000),
    },
  })
}

export const makeTopic = (places: Places, title: string, content = 'Plain words.') =>
  db.topic.create({
    data: { title, content, slug: `topic-${++made}`, excerpt: 'x', authorId: ids.noor, categoryId: places.topic },
  })

/** Titles that a search shows, in their order, whether they are what was asked for or what is shown instead. */
export async function titlesFor(q: string, asked: Parameters<typeof parseSearch>[1] = {}) {
  const { results } = await search(parseSearch(q, asked))
  return results.map(({ title }) => title.map(({ text }) => text).join(''))
}
