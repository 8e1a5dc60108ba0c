import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { headers } from 'next/headers'
import { z } from 'zod'
import { FORM_BYTES } from '../action/form-bytes'
import { clientAddress, networkOf } from '../client-address'
import { db } from '../db'
import { HOUR_MS, HOUR_SECONDS } from '../durations'
import { log } from '../log'
import { hitRateLimit } from '../rate-limit'
import type { FormValues } from '../result'
import { now } from './now'
import { holdValues, readHeldValues } from './values-in-memory'

const KILOBYTE = 1024
/**
 * How large a form may be, in bytes of its texts, and how many of its size a network can leave in an hour. Many people can
 * stand behind one network, and most write a comment; what one network can fill is bounded by 33 MB all the same.
 */
const SIZES = [
  { name: 'kept-values', maxBytes: 64 * KILOBYTE, perNetwork: { limit: 200, windowSeconds: HOUR_SECONDS } },
  { name: 'kept-values-large', maxBytes: FORM_BYTES, perNetwork: { limit: 20, windowSeconds: HOUR_SECONDS } },
] as const
/** Most that is kept at one time, as the database stores it; what comes in at the same instant may go a little beyond. */
const TOTAL_BYTES = 256 * KILOBYTE * KILOBYTE
/** How long values stay after they were read: a page may be loaded again. */
const AFTER_READING_SECONDS = 120

const valuesShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * Keeps for an hour what was typed into a form that was refused, where a cookie cannot hold it: up to 1 MB, the largest form
 * that is accepted at all (a post has at most 200 kB of text). Returns the token that reads it back, which is not stored
 * itself; null for a larger one, for a network that has kept 200 forms up to 64 kB or 20 larger ones within the hour, and when
 * 256 MB are kept. While the database is away this process holds what it can.
 */
export async function keepValues(values: FormValues, totalBytes = TOTAL_BYTES): Promise<string | null> {
  const bytes = bytesOf(values)
  const size = SIZES.find(({ maxBytes }) => bytes <= maxBytes)
  if (!size) return null
  const token = randomBytes(16).toString('base64url')
  try {
    const network = networkOf(clientAddress(await headers()))
    if (!(await hitRateLimit(`${size.name}:by ${network}`, size.perNetwork)).allowed) return null
    const kept = await db.$executeRaw`
      INSERT INTO kept_values (token_hash, "values", expires_at)
      SELECT ${hashOf(token)}, ${JSON.stringify(values)}::jsonb, now() + ${HOUR_SECONDS} * interval '1 second'
      WHERE (SELECT coalesce(sum(pg_column_size("values")), 0) FROM kept_values) < ${totalBytes}`
    return kept === 1 ? token : null
  } catch (error) {
    log.error('native_post.values_not_kept', error)
    holdValues(token, { values, bytes, until: now() + HOUR_MS })
    return token
  }
}

/** What was kept under a token; null when it is over. */
export async function readValues(token: string): Promise<FormValues | null> {
  const held = readHeldValues(token)
  if (held) return held
  const [row] = await db.$queryRaw<{ values: unknown }[]>`
    UPDATE kept_values
    SET expires_at = least(expires_at, now() + ${AFTER_READING_SECONDS} * interval '1 second')
    WHERE token_hash = ${hashOf(token)} AND expires_at > now()
    RETURNING "values"`
  const values = valuesShape.safeParse(row?.values)
  return values.success ? values.data : null
}

/** Removes what is over. Returns how many forms it was. */
export async function removeExpiredValues(): Promise<number> {
  const { count } = await db.keptValues.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  return count
}

const bytesOf = (values: FormValues) =>
  Object.entries(values)
    .flat(2)
    .reduce((bytes, text) => bytes + Buffer.byteLength(text ?? ''), 0)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
