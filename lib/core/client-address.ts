import { isIP } from 'node:net'
import { env } from './env'
import { PEER_HEADER } from './peer-header'

/** Stands for a caller whose address cannot be known for sure. */
const DIRECT = 'direct'

/**
 * The address of whoever sent the request, or `'direct'`. `X-Forwarded-For` can be written by anybody, so it counts only
 * when `TRUST_PROXY` says how many proxies stand in front: each appends the address it saw, hence the caller's own is
 * that many entries from the right. Who comes past the proxies, or where none stands, is known by the socket.
 */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const entry = env.TRUST_PROXY > 0 ? headers.get('x-forwarded-for')?.split(',').at(-env.TRUST_PROXY) : null
  return toAddress(entry) ?? toAddress(headers.get(PEER_HEADER)) ?? DIRECT
}

/**
 * The network an address belongs to: `203.0.113.0/24`, `2001:db8:1:2::/64` (what one household or one server holds).
 * Anything that is no address, such as `'direct'`, comes back unchanged.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) !== 6) return address
  const prefix = toGroups(address).slice(0, 4).join(':')
  return `${prefix}::/64`
}

/** Bare address without port, brackets or zone; an IPv4 address in IPv6 dress becomes IPv4, and so does this machine. */
function toAddress(entry: string | null | undefined): string | null {
  const text = entry?.trim() ?? ''
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = (bare.split('%')[0] ?? '').toLowerCase()
  if (address === '::1') return '127.0.0.1'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return isIP(mapped) ? mapped : null
  return isIP(address) ? address : null
}

/** The eight groups of an IPv6 address, without leading zeros. */
function toGroups(address: string): string[] {
  // The URL parser knows every spelling, including a dotted tail, and writes the shortest.
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const left = head ? head.split(':') : []
  if (tail === undefined) return left
  const right = tail ? tail.split(':') : []
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
