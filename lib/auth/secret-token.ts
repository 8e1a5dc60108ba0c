import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { env } from '@/lib/core/env'

/** A new secret of 256 bits, fit for a link or a cookie. */
export const makeSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a secret. It has too many bits to be guessed, so a plain hash will do. */
export const hashSecret = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest())

/** Eight digits, for people whose mail is on another device. */
export const makeCode = () => String(randomInt(100_000_000)).padStart(8, '0')

/** What is stored of a code. Eight digits are few, so the hash depends on the site's secret and on the token. */
export const hashCode = (code: string, tokenHash: Uint8Array) =>
  new Uint8Array(createHmac('sha256', env.AUTH_SECRET).update('code:').update(tokenHash).update(code).digest())
