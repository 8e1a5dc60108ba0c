import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'
import { moneyText } from '@/lib/core/money'
import { scoreText } from '@/lib/reviews/score'
import { toSeenText, toSeenWords } from './site-pages'
import { isThing, list, type Thing } from './structured-data'

/** A page as a reader has it. */
type Page = {
  /** The text of the page without white space. */
  text: string
  /** The text of the page with white space, and the labels of what is drawn. */
  words: string
  /** The time of every `<time>`. */
  times: Set<string>
  /** Shops it leads to, each once. */
  shops: number
}

/** What a property says of a thing, and whether the page says it too. */
type Test = (value: unknown, page: Page, thing: Thing) => boolean

const isSaid: Test = (value, { text }) => list(value).every((words) => text.includes(String(words).replace(/\s+/g, '')))

const isDated: Test = (value, { times, text }) =>
  times.has(String(value)) || text.includes(shortDate(String(value)).replace(/\s+/g, ''))

const isPriced: Test = (value, { words }, { priceCurrency }) =>
  hasFigure(words, moneyText(Math.round(Number(value) * 100), String(priceCurrency)), '')

/** Words that stand behind a number of acts; of what is written the counter says itself which. */
const COUNTED: Record<string, string[]> = {
  LikeAction: ['like', 'likes'],
  ViewAction: ['view', 'views'],
  CommentAction: ['reply', 'replies'],
}

/** One of them is no plural. */
const toUnit = (units: string, count: number) => (count === 1 ? units.replace(/s$/, '') : units)

const isCounted: Test = (value, { words }, { interactionType, name }) =>
  (COUNTED[String(interactionType).split('/').at(-1) ?? ''] ?? list(name)).some((unit) =>
    hasFigure(words, formatCount(Number(value)), ` ${toUnit(String(unit).toLowerCase(), Number(value))}`),
  )

/** Whether a number stands there whole, with its unit behind it. */
const hasFigure = (words: string, figure: string, unit: string) =>
  new RegExp(`(?<!\\d[.,]?)${RegExp.escape(figure)}(?!\\d|[.,]\\d)${RegExp.escape(unit)}`).test(words)

const TESTS: Record<string, Test> = {
  ...Object.fromEntries(
    [
      'name',
      'alternateName',
      'identifier',
      'headline',
      'text',
      'reviewBody',
      'description',
      'articleSection',
      'category',
      'keywords',
    ].map((name) => [name, isSaid]),
  ),
  datePublished: isDated,
  dateModified: isDated,
  dateCreated: isDated,
  price: isPriced,
  lowPrice: isPriced,
  highPrice: isPriced,
  ratingValue: (value, { words }, { bestRating }) =>
    hasFigure(words, scoreText(Number(value)), ` out of ${String(bestRating)}`),
  offerCount: (value, { shops }) => shops === value,
  userInteractionCount: isCounted,
}

/** What things say in structured data, each with its property, that a reader does not find on the page. */
export function findUnseen(things: readonly Thing[], html: string): string[] {
  const page: Page = {
    text: toSeenText(html),
    words: toSeenWords(html),
    times: new Set([...html.matchAll(/<time\b[^>]*\bdateTime="([^"]+)"/gi)].map(([, time = '']) => time)),
    shops: new Set([...html.matchAll(/<a\s[^>]*?href="(\/go\/[^"]+)"/g)].map(([, shop]) => shop)).size,
  }
  return things.flatMap((thing) => findUnseenOf(thing, page))
}

function findUnseenOf(thing: Thing, page: Page): string[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const inner = list(value).filter(isThing)
    if (inner.length) return inner.flatMap((one) => findUnseenOf(one, page))
    const isSeen = TESTS[name]
    return !isSeen || isSeen(value, page, thing) ? [] : [`${thing['@type']} says ${name} ${String(value).slice(0, 60)}`]
  })
}
