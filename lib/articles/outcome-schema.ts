import { z } from 'zod'
import { FAR_YEAR, hasFarYear, NO_MOMENT, parseMoment, TIME_LENGTH } from '@/lib/core/form-dates'
import { rawText } from '@/lib/core/raw-text'
import { NO_TIME, TIME_OVER } from './post-limits'

export const status = z.enum(['draft', 'published', 'scheduled'], 'Please choose a status').default('draft')

/** A moment of the form's `datetime-local` field, in UTC; null for none. */
const moment = rawText(TIME_LENGTH, NO_MOMENT)
  .default('')
  .refine((text) => !hasFarYear(text), { error: FAR_YEAR, abort: true })
  .refine((text) => text === '' || parseMoment(text) !== null, { error: NO_MOMENT, abort: true })
  .transform(parseMoment)

type Outcome = { status: string; scheduledFor: Date | null }

/** Nothing is read on then: what the object holds beside its own fields could not be put together with the rest. */
const atTime = { path: ['scheduledFor'], abort: true }

/**
 * A form with what becomes of its post. That is an object of its own, so that a time that is missing or over is told of with
 * what is wrong elsewhere and not once that is right. Where nothing is, whoever knows the post says that a time is over: the
 * one that is stored may be asked for once more. `lately`: for how long that may have been so, in milliseconds.
 */
export const withOutcome = <Shape extends z.core.$ZodLooseShape>(rest: z.ZodObject<Shape>, lately: number) => {
  const isOver = ({ status, scheduledFor }: Outcome) =>
    status === 'scheduled' && scheduledFor !== null && scheduledFor.getTime() < Date.now() - lately
  const outcome = z
    .looseObject({ status, scheduledFor: moment })
    .refine((post) => post.status !== 'scheduled' || post.scheduledFor !== null, { error: NO_TIME, ...atTime })
    .refine((post) => !isOver(post) || rest.safeParse(post).success, { error: TIME_OVER, ...atTime })
    .transform(({ status, scheduledFor }) => ({ status, scheduledFor }))
  return rest.and(outcome)
}
