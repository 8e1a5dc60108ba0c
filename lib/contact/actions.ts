'use server'

import { randomInt } from 'node:crypto'
import { guestAction } from '@/lib/core/action'
import type { Limit } from '@/lib/core/action/definition'
import { spendLimits } from '@/lib/core/action/preconditions'
import { db } from '@/lib/core/db'
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/core/durations'
import { findFirstAnswer, keepFirstAnswer } from '@/lib/core/first-answers'
import { queueMail } from '@/lib/core/mail'
import { ok } from '@/lib/core/result'
import { toCopy, toStaffLetter } from './letters'
import { type ContactMessage, contactInput } from './schema'

/** Letters and digits that nobody mixes up when reading them out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const makeReference = () => `FT-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/** Counted in `run`, after the question whether the same form was sent before: a repetition costs nothing. */
const LIMITS: readonly Limit<ContactMessage>[] = [
  { name: 'contact', limit: 5, windowSeconds: HOUR_SECONDS },
  { name: 'contact-address', limit: 3, windowSeconds: DAY_SECONDS, per: ({ email }) => email.toLowerCase() },
]

/** What makes it the same message. Without scripts nothing says that a form is sent once more. */
const actOf = (message: ContactMessage) => (message.postKey ? `contact:${JSON.stringify(message)}` : null)

const told = (reference: string) => ok({ reference }, 'Your message has been sent.')

/** Mails a message to the people behind the site and a copy to whoever wrote it: both or neither, and once. */
export const sendMessage = guestAction({
  input: contactInput,
  limits: [{ name: 'contact-form', limit: 60, windowSeconds: HOUR_SECONDS }],
  async run({ input, network }) {
    const act = actOf(input)
    const sent = act && (await findFirstAnswer(act))
    if (sent) return told(sent)
    await spendLimits(LIMITS, network, input)
    const reference = makeReference()
    const first = await db.$transaction(async (tx) => {
      const other = act && (await keepFirstAnswer(tx, act, reference))
      // A program learns nothing from the answer.
      if (other || input.website) return other
      await queueMail(tx, toStaffLetter(input, reference))
      await queueMail(tx, toCopy(input, reference))
      return null
    })
    return told(first ?? reference)
  },
})
