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
    ...{ host, port, ssl, max: 1, connect_timeout: 10, onnotice: () => {} },
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
    ...(options && { connection: { options } }),
  })
}
