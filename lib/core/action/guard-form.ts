import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { Fail, FormAction, Ok } from '../result'
import type { ActionSettings } from './definition'
import { FORM_BYTES } from './form-bytes'
import { findLarge, formFields, isWithinSize, readForm } from './form-input'
import { toFail, toInvalid } from './to-fail'
import { inTurn } from './turns'

/**
 * The frame of every write: reads and parses the form, runs `act`, and turns every outcome into a closed result.
 * What was typed goes back with a failure. Both arguments come from the network, whatever their types say.
 */
export function guardForm<Schema extends z.ZodType, Data>(
  settings: ActionSettings<Schema>,
  act: (input: z.output<Schema>) => Promise<Ok<Data>>,
): FormAction<Data> {
  const fields = formFields(settings.input)

  return async (_previous, form) => {
    if (!(form instanceof FormData)) return refuse('This form could not be read.')
    const { raw, values } = readForm(form, fields, settings.secret)
    const maxBytes = settings.maxBytes ?? FORM_BYTES
    if (!isWithinSize(form, maxBytes)) return { ...tooLarge(findLarge(form, fields, maxBytes / 2)), values }
    try {
      const parsed = await settings.input.safeParseAsync(raw)
      if (!parsed.success) return { ...toInvalid(parsed.error), values }
      return await inTurn(() => act(parsed.data))
    } catch (error) {
      // redirect() and notFound() travel as exceptions
      unstable_rethrow(error)
      return { ...toFail(error, settings), values }
    }
  }
}

const refuse = (message: string): Fail => ({ ok: false, problem: 'invalid', message })

const TOO_LARGE = 'This is too large to be sent.'

const tooLarge = (field: string | undefined): Fail =>
  field === undefined ? refuse(TOO_LARGE) : { ...refuse(TOO_LARGE), fieldErrors: { [field]: [TOO_LARGE] } }
