import { type CardScope, countUpTo, selectCards } from '@/lib/articles/card-queries'
import { ARTICLES_PER_PAGE } from '@/lib/articles/list-state'
import { listRelated } from '@/lib/articles/related-queries'
import { hasTag } from '@/lib/articles/tagged-queries'
import { db } from '@/lib/core/db'
import { TAGS } from './fill-tagged'

/** Times what is found by tags on the database of DATABASE_URL. A process of its own, like the other lists. Prints JSON. */
const RUNS = 60
const PAGE = ARTICLES_PER_PAGE

const tagId = async (slug: string) => (await db.tag.findUniqueOrThrow({ where: { slug } })).id
const [every, half, rare] = await Promise.all([tagId(TAGS.every), tagId(TAGS.half), tagId(TAGS.rare)])
const category = await db.category.findFirstOrThrow({ where: { kind: 'article', slug: 'bench-0' } })
const newest = { orderBy: { publishedAt: 'desc' }, select: { id: true, categoryId: true } } as const
const article = await db.article.findFirstOrThrow({ where: { kind: 'article' }, ...newest })
const review = await db.article.findFirstOrThrow({ where: { kind: 'review' }, ...newest })

const list = (tag: string, order: CardScope['order'], categories?: string[]) => async () => {
  const scope: CardScope = { kind: 'article', order, categories, search: hasTag(tag) }
  const total = await countUpTo(scope, PAGE * 100)
  const cards = await selectCards(scope, PAGE, 0)
  if (!cards.length || !total) throw new Error('Nothing was found.')
}

const QUESTIONS: Record<string, () => Promise<unknown>> = {
  'articles with a rare tag, newest': list(rare, 'recent'),
  'articles with a rare tag, oldest': list(rare, 'oldest'),
  'articles with a rare tag, popular': list(rare, 'popular'),
  'articles with a tag of one in two, newest': list(half, 'recent'),
  'articles with a tag of one in two, popular': list(half, 'popular'),
  'articles with a tag of all, newest': list(every, 'recent'),
  'the same of a category': list(every, 'recent', [category.id]),
  'related to an article': () => listRelated('article', article.id, article.categoryId),
  'related to a review': () => listRelated('review', review.id, review.categoryId),
}

const timings = []
for (const [name, ask] of Object.entries(QUESTIONS)) {
  const times: number[] = []
  for (let run = -5; run < RUNS; run++) {
    const began = performance.now()
    await ask()
    if (run >= 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  timings.push({ name, ms: times[RUNS >> 1] ?? 0 })
}
await db.$disconnect()
console.log(JSON.stringify(timings))
