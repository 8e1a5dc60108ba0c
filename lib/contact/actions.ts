'use server'

import { randomInt } from 'node:crypto'
import { guestAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/core/mail'
import { ok } from '@/lib/core/result'
import { toCopy, toStaffLetter } from './letters'
import { contactInput } from './schema'

/** Letters and digits that nobody mixes up when reading them out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const makeReference = () => `FT-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/** Mails a message to the people behind the site and a copy to whoever wrote it: both or neither. */
export const sendMessage = guestAction({
  input: contactInput,
  limits: [
    { name: 'contact', limit: 5, windowSeconds: 3600 },
    { name: 'contact-address', limit: 3, windowSeconds: 86_400, per: ({ email }) => email.toLowerCase() },
  ],
  async run({ input }) {
    const reference = makeReference()
    // A program learns nothing from the answer.
    if (input.website) return ok({ reference }, 'Your message has been sent.')
    await db.$transaction(async (tx) => {
      await queueMail(tx, toStaffLetter(input, reference))
      await queueMail(tx, toCopy(input, reference))
    })
    return ok({ reference }, 'Your message has been sent.')
  },
})
