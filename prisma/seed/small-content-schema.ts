import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { EVERYBODY } from './cast'
import { countWords } from './content-files'

const root = join(process.cwd(), 'prisma/seed/content')

/** What a cover picture may show; every name is a `PictureSubject`. */
const subject = z.enum([
  'laptop',
  'smartphone',
  'audio',
  'gaming',
  'software',
  'gadget',
  'wearable',
  'smart-home',
  'camera',
  'monitor',
  'desktop',
  'component',
  'cloud',
  'code',
  'app',
  'ai',
  'policy',
  'security',
  'storage',
  'accessory',
])

const usernames = new Set(EVERYBODY.filter(({ verified, suspended }) => verified && !suspended).map((p) => p.username))
const author = z.string().refine((username) => usernames.has(username), 'nobody of the cast who may write')
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const cents = z.number().positive().multipleOf(0.01)

const words = (min: number, max: number) =>
  z.string().refine((text) => countWords(text) >= min && countWords(text) <= max, `${min} to ${max} words`)

/** `news.yaml` */
export const newsItems = z.array(
  z.strictObject({
    title: z.string().min(30).max(90),
    description: z.string().min(120).max(260),
    source: z.enum([
      'TechCrunch',
      'The Verge',
      'Engadget',
      'CNET',
      'ZDNet',
      'Wired',
      'AnandTech',
      'TechRadar',
      'Mashable',
      'Gizmodo',
    ]),
    category: z.enum(['AI', 'Mobile', 'Software', 'Hardware', 'Cloud', 'Policy', 'Dev Tools']),
    author: z.string().min(5).max(40),
    subject,
  }),
)

/** `topics/<category>.yaml`, oldest reply first. */
export const topics = z.array(
  z.strictObject({
    title: z.string().min(20).max(100),
    author,
    tags: z.array(z.string().min(2).max(30)).min(1).max(5),
    pinned: z.boolean(),
    content: words(60, 180),
    replies: z
      .array(z.strictObject({ author, content: words(15, 90) }))
      .min(3)
      .max(9),
  }),
)

/** `products.yaml`; `price` is before the discount, an offer's price is what the shop asks. */
export const products = z.array(
  z.strictObject({
    slug,
    name: z.string().min(3).max(60),
    brand: z.string().min(2).max(30),
    category: z.enum(['Accessories', 'Audio', 'Monitors', 'Storage']),
    price: cents,
    discount: z.int().min(0).max(40),
    rating: z.number().min(2.8).max(4.9).multipleOf(0.1),
    featured: z.boolean(),
    description: z.string().min(150).max(350),
    facts: z
      .record(z.string(), z.string())
      .refine((facts) => Object.keys(facts).length >= 5 && Object.keys(facts).length <= 8, 'facts: 5 to 8 lines'),
    offers: z
      .array(z.strictObject({ merchant: z.string().min(3).max(40), price: cents }))
      .min(1)
      .max(3),
    subject,
    review: slug.optional(),
  }),
)

const comment = z.strictObject({ author, content: words(10, 60) })
const thread = comment.extend({ replies: z.array(comment).max(2).optional() })

/** `comments.yaml`: threads that suit any text of their category. */
export const comments = z.strictObject({
  laptops: z.array(thread),
  smartphones: z.array(thread),
  audio: z.array(thread),
  gaming: z.array(thread),
  software: z.array(thread),
  gadgets: z.array(thread),
  wearables: z.array(thread),
  'smart-home': z.array(thread),
  cameras: z.array(thread),
  monitors: z.array(thread),
  'article-software': z.array(thread),
  'article-hardware': z.array(thread),
  'article-mobile-apps': z.array(thread),
  'article-cloud': z.array(thread),
  'article-dev-tools': z.array(thread),
})

export type SmallContent = {
  news: z.output<typeof newsItems>
  /** By category slug, sorted. */
  topics: Record<string, z.output<typeof topics>>
  products: z.output<typeof products>
  comments: z.output<typeof comments>
}

/**
 * News, forum, store and comments of the sample site.
 * @throws Error naming the file when it breaks its schema.
 */
export function readSmallContent(): SmallContent {
  const rooms = readdirSync(join(root, 'topics'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return {
    news: readYaml('news.yaml', newsItems),
    topics: Object.fromEntries(rooms.map((name) => [basename(name, '.yaml'), readYaml(`topics/${name}`, topics)])),
    products: readYaml('products.yaml', products),
    comments: readYaml('comments.yaml', comments),
  }
}

function readYaml<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parse(readFileSync(join(root, name), 'utf8')))
  if (!read.success)
    throw new Error(`${name}: ${read.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`)
  return read.data
}
