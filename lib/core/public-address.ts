import { z } from 'zod'
import { parseUrl } from './parse-url'

/** Longest address that is kept, in characters. */
export const ADDRESS_LIMIT = 2000

const TOO_LONG = `Please use at most ${ADDRESS_LIMIT} characters`

/** No name or password in it, and a host that the whole net knows. */
function isPublic(address: string): boolean {
  const url = parseUrl(address)
  return url !== null && !url.username && !url.password && url.hostname.includes('.')
}

/**
 * An address of another site, as browsers send it: http or https, public, and within the limit also once its letters are
 * written as bytes. `missing` is said of an empty field.
 */
export const publicAddress = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(ADDRESS_LIMIT, TOO_LONG)
    .pipe(
      z
        .url({
          protocol: /^https?$/,
          error: 'Please enter an address that begins with https://',
          normalize: true,
          abort: true,
        })
        .refine(isPublic, 'Please enter a public address')
        .refine((address) => address.length <= ADDRESS_LIMIT, TOO_LONG),
    )
