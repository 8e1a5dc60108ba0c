'use server'

import { guestAction } from '@/lib/core/action'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { chooseTopics, confirmByToken, requestSubscription, unsubscribeByToken } from './commands'
import { DONE, linkInput, subscribeInput, topicsInput } from './schema'

/** Links of mails hold 256 bits; this only keeps one network from filling the queue. */
const MANY = [{ name: 'newsletter-link', limit: 120, windowSeconds: 60 }] as const

/** Mails an address the link that puts it on the list. The answer is the same for all, also for programs; five an hour. */
export const subscribe = guestAction({
  input: subscribeInput,
  limits: [{ name: 'newsletter', limit: 5, windowSeconds: HOUR_SECONDS }],
  async run({ input: { email, source, website } }) {
    // A program learns nothing from the answer.
    if (!website) await requestSubscription(email, source)
    return ok({}, 'Thank you for subscribing to our newsletter.')
  },
})

/** Puts an address on the list by the link of its mail. Refuses one that is unknown. */
export const confirmSubscription = guestAction({
  input: linkInput,
  limits: MANY,
  async run({ input: { token } }) {
    await confirmByToken(token)
    return ok({}, DONE.confirmed)
  },
})

/** What a subscriber gets, by the link of a mail. Refuses one that is unknown. */
export const saveTopics = guestAction({
  input: topicsInput,
  limits: MANY,
  async run({ input: { token, topics } }) {
    await chooseTopics(token, topics)
    return ok({}, 'Your choice has been saved.')
  },
})

/** Takes an address off the list by the link of a mail. Refuses one that is unknown. */
export const unsubscribe = guestAction({
  input: linkInput,
  limits: MANY,
  async run({ input: { token } }) {
    await unsubscribeByToken(token)
    return ok({}, DONE.unsubscribed)
  },
})
