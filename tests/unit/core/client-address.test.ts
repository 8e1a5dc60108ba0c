import { expect, test, vi } from 'vitest'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { PEER_HEADER } from '@/lib/core/peer-header'

const env = vi.hoisted(() => ({ TRUST_PROXY: 0 }))
vi.mock('@/lib/core/env', () => ({ env }))

const behind = (proxies: number, forwarded: string | null, peer = '') => {
  env.TRUST_PROXY = proxies
  return clientAddress(
    new Headers({ ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), [PEER_HEADER]: peer }),
  )
}

test.each([
  ['no proxy: the header is not believed', 0, '203.0.113.7', 'direct'],
  ['one proxy', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy, and a caller who claims another address', 1, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '10.0.0.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['fewer entries than proxies', 2, '203.0.113.7', 'direct'],
  ['no header', 1, null, 'direct'],
  ['no address', 1, 'unknown', 'direct'],
  ['an empty entry', 1, '203.0.113.7,', 'direct'],
  ['with a port', 1, '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6', 1, '2001:DB8::1', '2001:db8::1'],
  ['IPv6 with brackets and port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv6 with a zone', 1, 'fe80::1%eth0', 'fe80::1'],
  ['IPv4 in IPv6 dress', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['a bad IPv4 in IPv6 dress', 1, '::ffff:999.0.113.7', 'direct'],
])('%s', (_what, proxies, forwarded, expected) => {
  expect(behind(proxies, forwarded)).toBe(expected)
})

test.each([
  ['no proxy: the socket alone is believed', 0, '203.0.113.7', '198.51.100.9', '198.51.100.9'],
  ['no proxy, over IPv6', 0, null, '2001:db8::9', '2001:db8::9'],
  ['no proxy, IPv4 in IPv6 dress', 0, null, '::ffff:198.51.100.9', '198.51.100.9'],
  ['this machine, by IPv6', 0, null, '::1', '127.0.0.1'],
  ['one proxy: what it says, not its own address', 1, '203.0.113.7', '198.51.100.9', '203.0.113.7'],
  ['past the proxy', 1, null, '198.51.100.9', '198.51.100.9'],
  ['past one of two proxies', 2, '203.0.113.7', '198.51.100.9', '198.51.100.9'],
])('%s (socket)', (_what, proxies, forwarded, peer, expected) => {
  expect(behind(proxies, forwarded, peer)).toBe(expected)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['direct', 'direct'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
