import { z } from 'zod'
import { parseMoney } from '@/lib/core/money'
import { postKey } from '@/lib/core/post-key'
import { rawList, rawText } from '@/lib/core/raw-text'
import { INTERVAL_NAMES } from './names'

const id = z.uuid('This no longer exists.')

/** One hundred thousand dollars: nobody asks more for a plan, and a typed zero too many is noticed. */
const MOST_CENTS = 10_000_000
const MOST_FEATURES = 12
const LONGEST_FEATURE = 80
const TOO_MANY = `Please use at most ${MOST_FEATURES} lines`
const TOO_LONG = `Please use at most ${LONGEST_FEATURE} characters in a line`
const WRONG_PRICE = 'Please enter a price such as 19.99'

const price = rawText(20, WRONG_PRICE, 'Please enter a price')
  .transform(parseMoney)
  .refine((cents) => cents !== null && cents > 0 && cents <= MOST_CENTS, WRONG_PRICE)
  .transform((cents) => cents ?? 0)

/** One per line; empty lines are none. */
const features = rawList({
  most: MOST_FEATURES,
  entry: LONGEST_FEATURE,
  separator: '\n',
  tooMany: TOO_MANY,
  tooLong: TOO_LONG,
})
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length <= MOST_FEATURES, TOO_MANY)
  .refine((lines) => lines.every((line) => line.length <= LONGEST_FEATURE), TOO_LONG)

const plan = {
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, { error: 'Please enter a name', abort: true })
    .max(60, 'Please use at most 60 characters')
    .regex(/[\p{L}\p{N}]/u, 'Please enter a name'),
  price,
  features,
  popular: z.literal('on').optional(),
}

export const newPlanInput = z.object({
  ...plan,
  interval: z.enum(INTERVAL_NAMES, 'Please choose an interval'),
  postKey,
})

export type NewPlan = z.output<typeof newPlanInput>

/** `version` is that of the plan when the form was opened, so that nothing is set on top of what nobody has seen. */
export const planInput = z.object({ id, version: z.coerce.number('Please reload the page.').int().min(1), ...plan })

export const planRowInput = z.object({ id })

export const keyInput = z.object({ name: z.string('Please choose a key').max(40) })

export const connectionInput = z.object({})
