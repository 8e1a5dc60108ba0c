import { z } from 'zod'
import { cleanTitle, isReadable } from '@/lib/core/clean-title'
import { FAR_YEAR, hasFarYear, NO_MOMENT, parseMoment, TIME_LENGTH } from '@/lib/core/form-dates'
import { publicAddress } from '@/lib/core/public-address'
import { rawText } from '@/lib/core/raw-text'
import { rowVersion } from '@/lib/core/row-version'
import { pictureInput } from '@/lib/media/schema'
import { NEWS_LIMITS } from './limits'
import { toKeptLink } from './report-link'

const atMost = (limit: number) => `Please use at most ${limit} characters`

/** One line without signs that nobody sees. */
const line = (limit: number, missing?: string) => {
  const text = rawText(limit, atMost(limit), missing)
  return (missing === undefined ? text.default('') : text)
    .transform(cleanTitle)
    .refine((typed) => [...typed].length <= limit, { error: atMost(limit), abort: true })
}

/** One that has something to read. */
const words = (limit: number, missing: string) => line(limit, missing).refine(isReadable, missing)

/** A moment of the form's `datetime-local` field, in UTC, that has come. */
const publishedAt = rawText(TIME_LENGTH, NO_MOMENT, NO_MOMENT)
  .refine((text) => !hasFarYear(text), { error: FAR_YEAR, abort: true })
  .transform(parseMoment)
  .pipe(
    z
      .date(NO_MOMENT)
      .refine((moment) => moment.getTime() <= Date.now(), 'Please enter a time that is not in the future'),
  )

const choice = (missing: string) => z.string(missing).min(1, missing).max(100, missing)

export const NO_SOURCE = 'Please choose a source'
/** One that is left to the items it has. */
export const CLOSED_SOURCE = 'This source takes no new items. Please choose another one'
export const NO_CATEGORY = 'Please choose a category'

const item = {
  title: words(NEWS_LIMITS.title, 'Please enter a title'),
  description: words(NEWS_LIMITS.summary, 'Please enter a summary'),
  source: choice(NO_SOURCE),
  link: publicAddress('Please enter the address of the report').transform(toKeptLink),
  author: line(NEWS_LIMITS.author),
  category: choice(NO_CATEGORY),
  publishedAt,
}

const id = z.uuid('This no longer exists.')
const OUT_OF_DATE = 'This form is out of date. Please open the item again.'
const version = rowVersion(OUT_OF_DATE)

export const newNewsInput = z.object(item)
/** `version` is that of the item when the form was filled in. */
export const newsInput = z.object({ id, version, ...item })
/**
 * A picture and what it shows; without a file, `alt` is said anew of the one that is there. `described`: what was said of it when
 * the form came.
 */
export const newsPictureInput = pictureInput
  .pick({ alt: true })
  .extend({ id, file: pictureInput.shape.file.optional(), described: z.string().max(1000, OUT_OF_DATE).default('') })
export const newsRowInput = z.object({ id })

export type NewsFields = z.output<typeof newNewsInput>
