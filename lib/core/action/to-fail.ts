import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../app-error'
import { log } from '../log'
import type { Fail } from '../result'
import type { ActionSettings } from './definition'

type Sentences = Pick<ActionSettings<z.ZodType>, 'conflicts' | 'messages'>

/**
 * Turns whatever went wrong into an answer. A named problem says what it is; anything else is logged under a reference,
 * and the person learns nothing but the reference.
 */
export function toFail(error: unknown, { conflicts, messages }: Sentences): Fail {
  if (error instanceof AppError) {
    const { problem, fieldErrors } = error
    const message = messages?.[problem] ?? error.message
    return fieldErrors ? { ok: false, problem, message, fieldErrors } : { ok: false, problem, message }
  }
  const conflict = conflicts?.[violatedIndex(error) ?? '']
  if (conflict) return toConflict(conflict)

  const reference = randomBytes(4).toString('hex')
  log.error('action.failed', error, { reference })
  const message = messages?.unexpected ?? 'Something went wrong on our side.'
  return { ok: false, problem: 'unexpected', message: `${message.replace(/[.!?]?$/, '.')} Reference ${reference}.` }
}

/** What is wrong with the form, field by field; the first sentence about the form as a whole is the message. */
export function toInvalid(error: z.ZodError): Fail {
  const fieldErrors: Record<string, string[]> = {}
  let about: string | undefined
  for (const { path, message } of error.issues) {
    const [field] = path
    if (field === undefined) {
      about ??= message
      continue
    }
    const known = fieldErrors[String(field)] ?? []
    if (!known.includes(message)) fieldErrors[String(field)] = [...known, message]
  }
  return { ok: false, problem: 'invalid', message: about ?? 'Please check the marked fields.', fieldErrors }
}

function toConflict(conflict: Record<string, string>): Fail {
  const fieldErrors = Object.fromEntries(Object.entries(conflict).map(([field, message]) => [field, [message]]))
  return { ok: false, problem: 'conflict', message: Object.values(conflict)[0] ?? 'This is taken.', fieldErrors }
}

const uniqueViolation = z.object({
  code: z.literal('P2002'),
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
  }),
})

/** The name of the unique index that a write broke, or null when that is not what happened. */
function violatedIndex(error: unknown): string | null {
  const parsed = uniqueViolation.safeParse(error)
  return parsed.success ? parsed.data.meta.driverAdapterError.cause.constraint.index : null
}
