/**
 * Where a server on this machine is asked by the machine itself. `HOST` is what it listens on; without one, or on every
 * address, it answers on loopback too.
 */
export function ownAddress({ HOST, PORT }: Record<string, string | undefined> = process.env): string {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`
}
