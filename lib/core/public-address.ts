import { z } from 'zod'
import { parseUrl } from './parse-url'

/** Longest address that is kept, in characters. */
export const ADDRESS_LIMIT = 2000

const TOO_LONG = `Please use at most ${ADDRESS_LIMIT} characters`

/** Numbers of this machine, of networks of a house, and of none (RFC 6890); browsers write every IPv4 number so. */
const PRIVATE_NUMBER =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/

/** No name or password in it, and a host that the whole net knows. A last dot is the same host in another spelling. */
function isPublic(address: string): boolean {
  const url = parseUrl(address)
  if (url === null || url.username || url.password) return false
  return url.hostname.includes('.') && !url.hostname.endsWith('.') && !PRIVATE_NUMBER.test(url.hostname)
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
