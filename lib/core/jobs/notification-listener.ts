import { Client } from 'pg'

/** One connection that hears Postgres' notices. */
export type PgListener = {
  /** Calls `onNotify` at every notice on the channel. Asked again, it only sees to it that the connection lives. */
  listen: (channel: string, onNotify: () => void) => Promise<void>
  close: () => Promise<void>
}

/**
 * Plain `pg` and not postgres.js, whose listener stays deaf when its first attempt to come back fails:
 * here the end of the connection is an event, and whoever listens asks again.
 */
export function openListener(databaseUrl: string): PgListener {
  const wanted = new Map<string, () => void>()
  let current: Client | null = null
  /** Channels that the current connection hears. */
  let heard = new Set<string>()
  /** A connection takes one question at a time. */
  let turn: Promise<void> = Promise.resolve()
  let closed = false

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      // Under its former name, which whoever watches the connections may look for.
      application_name: 'fieldtest-bell',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    current = client
    heard = new Set()
    const forget = () => {
      if (current === client) current = null
    }
    // An 'error' without a listener would end the process.
    client.on('error', forget).on('end', forget)
    client.on('notification', ({ channel }) => wanted.get(channel)?.())
    try {
      await client.connect()
    } catch (error) {
      forget()
      await client.end().catch(() => {})
      throw error
    }
  }

  async function hearAll(): Promise<void> {
    if (closed) return
    if (!current) await connect()
    for (const channel of wanted.keys()) {
      if (!current || heard.has(channel)) continue
      await current.query(`LISTEN ${current.escapeIdentifier(channel)}`)
      heard.add(channel)
    }
  }

  return {
    listen(channel, onNotify) {
      wanted.set(channel, onNotify)
      turn = turn.catch(() => {}).then(hearAll)
      return turn
    },
    async close() {
      closed = true
      await current?.end().catch(() => {})
    },
  }
}
