import { z } from 'zod'
import { formatCount } from '@/lib/core/format-count'
import { saysSomething } from '@/lib/core/says-something'
import { NOTE_LIMIT, REASONS, type ReportReason, TARGET_KINDS, TEXT_KINDS, VERDICTS } from './choices'

const target = { kind: z.enum(TARGET_KINDS, 'Please choose what it is about'), id: z.uuid('This cannot be reported') }
const words = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(3, { error: missing, abort: true })
    .refine(saysSomething, missing)
    .max(NOTE_LIMIT, `Please use at most ${formatCount(NOTE_LIMIT)} characters`)

export const reportInput = z
  .object({
    ...target,
    reason: z.enum(Object.keys(REASONS) as [ReportReason, ...ReportReason[]], 'Please choose a reason'),
    note: z
      .string()
      .trim()
      .max(NOTE_LIMIT, `Please use at most ${formatCount(NOTE_LIMIT)} characters`)
      .optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || saysSomething(note ?? ''), {
    path: ['note'],
    message: 'Please say what is wrong',
  })

export const appealInput = z.object({
  kind: z.enum(TEXT_KINDS),
  id: z.uuid(),
  note: words('Please say why it should be shown again'),
})

/** The undecided reports on one target. */
export const caseInput = z.object(target)

/** Whom the form showed to be on the case, empty for nobody: taking it from somebody else would be unknowing. */
export const claimInput = z.object({ ...target, assignee: z.union([z.uuid(), z.literal('')]).default('') })

const reason = words('Please give a reason')

/** A day as a date field sends it; the suspension ends when it begins, in UTC. */
const day = z.iso.date('Please choose a day')

export const decideInput = z
  .object({
    ...target,
    verdict: z.enum(VERDICTS, 'Please choose what to do'),
    /** How many open reports the form was shown with: were there some and are none, somebody was quicker. */
    reports: z.coerce.number().int().nonnegative().default(0),
    /** Whether it was shown as hidden: keeping it so changes nothing, hiding it once more would be unknowing. */
    hidden: z.stringbool().optional(),
    reason,
    until: z.preprocess((typed) => (typed === '' ? undefined : typed), day.optional()),
  })
  .refine(({ verdict, until }) => verdict !== 'suspend' || until !== undefined, {
    path: ['until'],
    message: 'Please choose a day',
  })
  .refine(({ verdict, until }) => (verdict !== 'dismiss' && verdict !== 'restore') || until === undefined, {
    path: ['until'],
    message: 'Nobody is suspended by this decision. Please leave the day empty',
  })

/** `comment:{id}`: a target in a field that names several. */
const targetName = z
  .string()
  .transform((name) => ({ kind: name.slice(0, name.indexOf(':')), id: name.slice(name.indexOf(':') + 1) }))
  .pipe(z.object(target))

export const dismissInput = z.object({
  cases: z.array(targetName).min(1, 'Please select a case').max(50, 'Please select at most 50 cases'),
  reason,
})

export const liftInput = z.object({ id: z.uuid(), reason })
