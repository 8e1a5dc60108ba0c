import { createHash, createHmac } from 'node:crypto'
import { env } from '@/lib/core/env'

/**
 * The secret in every link that is mailed to a subscriber. It is made from the row's id, so that the next mail can name it
 * again; the row keeps its hash, so that links of mails sent before AUTH_SECRET changed go on working until then.
 */
export const toSubscriberSecret = (id: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`newsletter:${id}`).digest('base64url')

/** What is stored of it. It has too many bits to be guessed, so a plain hash will do. */
export const hashSubscriberSecret = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest())
