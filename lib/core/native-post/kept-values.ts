import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { headers } from 'next/headers'
import { z } from 'zod'
import { clientAddress, networkOf } from '../client-address'
import { db } from '../db'
import { log } from '../log'
import { hitRateLimit } from '../rate-limit'
import type { FormValues } from '../result'

const MAX_BYTES = 64 * 1024
const HOUR = 60 * 60
/** Many people can stand behind one network; what one of them can fill is bounded all the same. */
const PER_NETWORK = { limit: 200, windowSeconds: HOUR } as const
/** Read once they are over soon, yet not at once: a page may be loaded again. */
const AFTER_READING_SECONDS = 120

const valuesShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * Keeps for an hour what was typed into a form that was refused, where a cookie cannot hold it. Returns the token that reads
 * it back, which is not stored itself; null for more than 64 kB, for a network that has kept too much, and without a database.
 */
export async function keepValues(values: FormValues): Promise<string | null> {
  const json = JSON.stringify(values)
  if (Buffer.byteLength(json) > MAX_BYTES) return null
  try {
    const network = networkOf(clientAddress(await headers()))
    if (!(await hitRateLimit(`kept-values:by ${network}`, PER_NETWORK)).allowed) return null
    const token = randomBytes(16).toString('base64url')
    const expiresAt = new Date(Date.now() + HOUR * 1000)
    await db.keptValues.create({ data: { tokenHash: hashOf(token), values: JSON.parse(json), expiresAt } })
    return token
  } catch (error) {
    log.error('native-post.values-not-kept', error)
    return null
  }
}

/** What was kept under a token; null when it is over. */
export async function readValues(token: string): Promise<FormValues | null> {
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

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
