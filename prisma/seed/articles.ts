import type postgres from 'postgres'
import { measureText, minutesToRead } from '@/lib/articles/word-count'
import { toTagSlug } from '@/lib/core/slug'
import { readContentFiles } from './content-files'
import { articleMatter, reviewMatter } from './content-schema'
import { between, daysAgo, seedId, shuffled } from './deterministic'
import { placePictures } from './inline-pictures'
import { insertRows } from './insert-rows'
import { personId } from './people'
import { type Drawn, pictureId, type Wanted } from './pictures'
import type { PictureSubject } from './pictures/draw-picture'
import { categoryId } from './taxonomy'

const REVIEW_SUBJECTS: Record<string, PictureSubject> = {
  laptops: 'laptop',
  smartphones: 'smartphone',
  audio: 'audio',
  gaming: 'gaming',
  software: 'software',
  gadgets: 'gadget',
  wearables: 'wearable',
  'smart-home': 'smart-home',
  cameras: 'camera',
  monitors: 'monitor',
}

const ARTICLE_SUBJECTS: Record<string, PictureSubject> = {
  laptops: 'laptop',
  desktops: 'desktop',
  components: 'component',
  'ai-tools': 'ai',
  'mobile-apps': 'app',
  cloud: 'cloud',
  'dev-tools': 'code',
  software: 'software',
  hardware: 'desktop',
}

const HOUR = 3_600_000

/** Reviews and articles as the seed knows them, with the moment they came out: never before the product did. */
export function sampleTexts() {
  const reviews = shuffled(readContentFiles('reviews', reviewMatter), 'reviews')
    .sort((a, b) => (a.matter.released < b.matter.released ? 1 : a.matter.released > b.matter.released ? -1 : 0))
    .map((file, index) => ({
      ...file,
      kind: 'review' as const,
      publishedAt: publishedAt(file.slug, index * 2.6, file.matter.released),
    }))
  const articles = shuffled(readContentFiles('articles', articleMatter), 'articles').map((file, index) => ({
    ...file,
    kind: 'article' as const,
    publishedAt: publishedAt(file.slug, 0.2 + index * 5.3),
  }))
  return { reviews, articles }
}

/** Some hours off an even rhythm, so that no two texts look timed by a machine. */
function publishedAt(slug: string, days: number, released = '2020-01-01'): Date {
  const slot = daysAgo(days).getTime() - between(2, 40, `hour:${slug}`) * HOUR
  const soonest = Date.parse(released) + between(9 * 24, 16 * 24, `after:${slug}`) * HOUR
  return new Date(Math.min(Math.max(slot, soonest), daysAgo(0.1).getTime()))
}

type Texts = ReturnType<typeof sampleTexts>
type Text = Texts['reviews'][number] | Texts['articles'][number]

export const articleId = (text: Pick<Text, 'slug' | 'publishedAt'>) => seedId('article', text.slug, text.publishedAt)

export function textPicture(text: Text): Wanted {
  if (text.kind === 'review') {
    const subject = REVIEW_SUBJECTS[text.category] ?? 'gadget'
    const { product, title, tags, caption } = text.matter
    const about = [product, title, ...tags].join(', ')
    return { subject, key: text.slug, alt: `Illustration: ${product}`, about, caption }
  }
  const subject = ARTICLE_SUBJECTS[text.matter.subcategory ?? ''] ?? ARTICLE_SUBJECTS[text.category] ?? 'software'
  const { title, caption } = text.matter
  return { subject, key: text.slug, alt: `Illustration for “${title}”`, caption }
}

export const tagId = (name: string) => seedId('tag', toTagSlug(name))

/** Rows of every tag that texts and topics name; the first spelling of a slug wins. Returns names by slug. */
async function seedTags(sql: postgres.ISql, names: string[]): Promise<Map<string, string>> {
  const tagNames = new Map<string, string>()
  for (const name of names) if (!tagNames.has(toTagSlug(name))) tagNames.set(toTagSlug(name), name)
  await insertRows(
    sql,
    'tags',
    [...tagNames].sort().map(([slug, name]) => ({ id: tagId(slug), slug, name })),
  )
  return tagNames
}

export async function seedArticles(
  sql: postgres.ISql,
  { reviews, articles }: Texts,
  moreTags: string[],
  drawn: readonly Drawn[],
): Promise<void> {
  const texts: Text[] = [...reviews, ...articles]
  const tagNames = await seedTags(sql, [...texts.flatMap(({ matter }) => matter.tags), ...moreTags])
  await insertRows(
    sql,
    'articles',
    texts.map((text) => ({
      id: articleId(text),
      kind: text.kind,
      title: text.matter.title,
      slug: text.slug,
      content: placePictures(text.body, drawn),
      excerpt: text.matter.excerpt,
      author_id: personId(text.matter.author),
      category:
        text.kind === 'review'
          ? categoryId('review', text.category)
          : categoryId('article', text.matter.subcategory ?? text.category),
      status: 'published',
      rating_tenths: text.kind === 'review' ? Math.round(text.matter.rating * 10) : null,
      tag_names: uniqueTags(text).map((slug) => tagNames.get(slug) ?? slug),
      read_minutes: minutesToRead(measureText(text.body)),
      picture_id: pictureId(textPicture(text)),
      published_at: text.publishedAt,
      created_at: text.publishedAt,
      updated_at: text.publishedAt,
      view_count: between(180, 9400, `views:${text.slug}`),
    })),
  )
  await insertRows(
    sql,
    'reviews',
    reviews.map((text) => ({
      article_id: articleId(text),
      pros: text.matter.pros,
      cons: text.matter.cons,
      verdict: text.matter.verdict,
      product_name: text.matter.product,
      brand: text.matter.brand,
      price_cents: Math.round(text.matter.price * 100),
      released_on: text.matter.released,
      facts: Object.entries(text.matter.facts),
    })),
  )
  await insertRows(
    sql,
    'article_tags',
    texts.flatMap((text) =>
      uniqueTags(text).map((slug, position) => ({ article_id: articleId(text), tag_id: tagId(slug), position })),
    ),
  )
}

const uniqueTags = ({ matter }: Text) => [...new Set(matter.tags.map((name) => toTagSlug(name)))]
