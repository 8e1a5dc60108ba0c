import type { ConnectionOptions } from 'node:tls'
import { Client } from 'pg'
import postgres from 'postgres'

/**
 * One connection to the database at `url`, for what Prisma is the wrong tool for. Read as `pg` reads it, which the site
 * itself connects with: on its own postgres.js takes what other tools write behind an address (`schema`, `channel_binding`)
 * for settings of the server, which refuses them, and knows no sockets and no certificates there.
 */
export function openSql(url: string): postgres.Sql {
  const { host, port, user, password, database, ssl } = new Client({ connectionString: url })
  const options = new URL(url).searchParams.get('options')
  return postgres({
    host,
    port,
    ssl: withKey(ssl),
    max: 1,
    connect_timeout: 10,
    // A lock lasts as long as its connection, which would be changed for another within the hour.
    max_lifetime: null,
    onnotice: () => {},
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
    ...(options && { connection: { options } }),
  })
}

/** What `pg` has read of certificates; it hides their key, and what is hidden does not come along in a copy. */
export const withKey = (ssl: boolean | ConnectionOptions) =>
  typeof ssl === 'object' ? { ...ssl, ...(ssl.key && { key: ssl.key }) } : ssl

const LOCAL = ['localhost', '127.0.0.1', '[::1]', '::1']

/** Whether an address leads to this machine. A socket, or another host in the query string, leads elsewhere than the name says. */
export function isOnThisMachine(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return LOCAL.includes(hostname) && !searchParams.has('host')
}
