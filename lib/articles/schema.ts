import { z } from 'zod'
import { cleanTitle, isReadable } from '@/lib/core/clean-title'
import { HOUR_MS } from '@/lib/core/durations'
import { factLines } from '@/lib/core/fact-lines'
import { FAR_YEAR, hasFarYear, parseDay, TIME_LENGTH } from '@/lib/core/form-dates'
import { isWithinMarkdownLimit } from '@/lib/core/markdown/limit'
import { parseMoney } from '@/lib/core/money'
import { postKey } from '@/lib/core/post-key'
import { rawList, rawText } from '@/lib/core/raw-text'
import { rowVersion } from '@/lib/core/row-version'
import { saysSomething } from '@/lib/core/says-something'
import { toTagSlug } from '@/lib/core/slug'
import { canonicalUrl } from './canonical-schema'
import { status, withOutcome } from './outcome-schema'
import { CONTENT_TOO_LONG, POST_LIMITS } from './post-limits'
import { toTypedSlug } from './typed-slug'

const letters = (text: string) => [...text].length
const atMost = (limit: number) => `Please use at most ${limit} characters`

/** One line that may be left empty. */
const line = (limit: number) =>
  rawText(limit, atMost(limit))
    .default('')
    .transform(cleanTitle)
    .refine((text) => letters(text) <= limit, atMost(limit))

const TOO_MANY_POINTS = `Please give at most ${POST_LIMITS.points}, one per line`

/** One entry per line; blank lines are left out. */
const lines = rawList({
  most: POST_LIMITS.points,
  entry: POST_LIMITS.point,
  separator: '\n',
  tooMany: TOO_MANY_POINTS,
  tooLong: atMost(POST_LIMITS.point),
})
  .default('')
  .transform((text) => text.split('\n').map(cleanTitle).filter(Boolean))
  .pipe(
    z
      .array(z.string().refine((text) => letters(text) <= POST_LIMITS.point, atMost(POST_LIMITS.point)))
      .max(POST_LIMITS.points, TOO_MANY_POINTS),
  )

const title = rawText(POST_LIMITS.title, atMost(POST_LIMITS.title), 'Title is required')
  .transform(cleanTitle)
  .pipe(
    z
      .string()
      .min(1, { error: 'Title is required', abort: true })
      .refine(isReadable, { error: 'Please write a title with letters or digits', abort: true })
      .refine((text) => letters(text) <= POST_LIMITS.title, atMost(POST_LIMITS.title)),
  )

const OUT_OF_DATE = 'This form is out of date. Please open the post again.'

/** '' follows the title. What was typed is brought into the shape of a slug, as the form does while it is typed. */
const slug = rawText(POST_LIMITS.slug, atMost(POST_LIMITS.slug))
  .default('')
  .refine((text) => text.trim() === '' || toTypedSlug(text) !== '', 'A slug needs letters from a to z or digits')
  .transform(toTypedSlug)

/**
 * '1' where somebody wrote the slug, '' where it follows the title. The form holds what is stored, and scripts change it when
 * the slug is typed. Undefined where a form says nothing of it: it is as stored then.
 */
const slugIsOwn = z
  .enum(['', '1'], OUT_OF_DATE)
  .optional()
  .transform((said) => (said === undefined ? undefined : said === '1'))

const content = z
  .string('Content is required')
  .refine(isWithinMarkdownLimit, { error: CONTENT_TOO_LONG, abort: true })
  .refine(saysSomething, 'Content is required')

const TOO_MANY_TAGS = `Please use at most ${POST_LIMITS.tags} tags`
const TAG_TOO_LONG = `A tag has at most ${POST_LIMITS.tag} characters`

const tags = rawList({
  most: POST_LIMITS.tags,
  entry: POST_LIMITS.tag,
  separator: ',',
  tooMany: TOO_MANY_TAGS,
  tooLong: TAG_TOO_LONG,
})
  .default('')
  .transform((text) => {
    const names = text.split(',').map(cleanTitle).filter(Boolean)
    // Of two spellings of one tag the first is kept.
    return [...Map.groupBy(names, toTagSlug).values()].flatMap(([name]) => name ?? [])
  })
  .pipe(
    z
      .array(
        z
          .string()
          .refine(isReadable, 'A tag needs letters or digits')
          .refine((tag) => letters(tag) <= POST_LIMITS.tag, TAG_TOO_LONG),
      )
      .max(POST_LIMITS.tags, TOO_MANY_TAGS),
  )

/** `'4.5'` → 45 tenths; '' is none. */
const rating = rawText(3, 'Please enter 0.0 to 5.0')
  .default('')
  .transform((text) => text.trim().replace(',', '.'))
  .refine((text) => text === '' || (/^\d(?:\.\d)?$/.test(text) && Number(text) <= 5), 'Please enter 0.0 to 5.0')
  .transform((text) => (text === '' ? null : Math.round(Number(text) * 10)))

const WRONG_PRICE = 'Please enter a price such as 79 or 79.50'
const price = rawText(20, WRONG_PRICE)
  .default('')
  .transform((text) => (text.trim() === '' ? null : (parseMoney(text) ?? -1)))
  .refine((cents) => cents === null || cents >= 0, WRONG_PRICE)

const day = rawText(TIME_LENGTH, 'Please enter a date')
  .default('')
  .refine((text) => !hasFarYear(text), { error: FAR_YEAR, abort: true })
  .refine((text) => text === '' || parseDay(text) !== '', 'Please enter a date')
  .transform((text) => (text ? new Date(`${text}T00:00:00Z`) : null))

const id = z.uuid('This no longer exists.')
const version = rowVersion(OUT_OF_DATE)
const category = z.string().max(100, 'Please choose a category').default('')

const reviewFacts = {
  productName: line(POST_LIMITS.productName),
  brand: line(POST_LIMITS.brand),
  price,
  releasedOn: day,
  productId: z.union([z.literal(''), z.uuid('Please choose a product, or none')]).default(''),
  rating,
  pros: lines,
  cons: lines,
  verdict: line(POST_LIMITS.verdict),
  facts: factLines,
}

const postFields = {
  title,
  slug,
  slugIsOwn,
  excerpt: line(POST_LIMITS.excerpt),
  content,
  category,
  tags,
  metaTitle: line(POST_LIMITS.metaTitle),
  metaDescription: line(POST_LIMITS.metaDescription),
  canonicalUrl,
  ...reviewFacts,
}

/** Who had the form open, by id; '' where it does not say. */
const sender = z.string().max(100, OUT_OF_DATE).default('')

/** Why somebody else's post is changed. Its author reads it, and the audit log keeps it. */
const reason = line(POST_LIMITS.reason)

const newPost = z.object({
  kind: z.enum(['article', 'review'], 'Please choose an article or a review').default('article'),
  sender,
  ...postFields,
  postKey,
})

/** How long a form is kept open at most over the moment at which its post came out. */
const OPEN_MS = HOUR_MS

export const createPostInput = withOutcome(newPost, 0)
export const savePostInput = withOutcome(
  z.object({ id, version, sender, reason, saveKey: postKey, ...postFields }),
  OPEN_MS,
)
export const quickEditInput = z.object({
  id,
  version,
  title,
  slug,
  slugIsOwn,
  excerpt: line(POST_LIMITS.excerpt),
  category,
  status,
  reason,
})
export const postStatusInput = z.object({
  id,
  status: z.enum(['draft', 'published'], 'Please choose a status'),
  reason,
})
export const postIdInput = z.object({ id })
export const postActInput = z.object({ id, reason })
export const restoreRevisionInput = z.object({ id, revisionId: z.uuid('This no longer exists.'), version, reason })

export type PostFields = Omit<z.output<typeof savePostInput>, 'id' | 'version' | 'sender' | 'reason' | 'saveKey'>
export type QuickFields = Omit<z.output<typeof quickEditInput>, 'id' | 'version' | 'reason'>
