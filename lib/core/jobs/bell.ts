import { Client } from 'pg'

/** One connection that hears Postgres' notices. */
export type Bell = {
  /** Calls `ring` at every notice on the channel. Asked again, it only sees to it that the connection lives. */
  listen: (channel: string, ring: () => void) => Promise<void>
  close: () => Promise<void>
}

/**
 * Plain `pg` and not postgres.js, whose listener stays deaf when its first attempt to come back fails:
 * here the end of the connection is an event, and whoever listens asks again.
 */
export function openBell(databaseUrl: string): Bell {
  const rings = new Map<string, () => void>()
  let current: Client | null = null
  /** Channels that the current connection hears. */
  let heard = new Set<string>()
  /** A connection takes one question at a time. */
  let turn: Promise<void> = Promise.resolve()
  let closed = false

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
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
    client.on('notification', ({ channel }) => rings.get(channel)?.())
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
    for (const channel of rings.keys()) {
      if (!current || heard.has(channel)) continue
      await current.query(`LISTEN ${current.escapeIdentifier(channel)}`)
      heard.add(channel)
    }
  }

  return {
    listen(channel, ring) {
      rings.set(channel, ring)
      turn = turn.catch(() => {}).then(hearAll)
      return turn
    },
    async close() {
      closed = true
      await current?.end().catch(() => {})
    },
  }
}
