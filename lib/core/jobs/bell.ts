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
  let closed = false

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'fieldtest-bell',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    current = client
    const forget = () => {
      if (current === client) current = null
    }
    // An 'error' without a listener would end the process.
    client.on('error', forget).on('end', forget)
    client.on('notification', ({ channel }) => rings.get(channel)?.())
    try {
      await client.connect()
      for (const channel of rings.keys()) await hear(client, channel)
    } catch (error) {
      forget()
      await client.end().catch(() => {})
      throw error
    }
  }

  return {
    async listen(channel, ring) {
      if (closed) return
      const isNew = !rings.has(channel)
      rings.set(channel, ring)
      if (!current) await connect()
      else if (isNew) await hear(current, channel)
    },
    async close() {
      closed = true
      await current?.end().catch(() => {})
    },
  }
}

const hear = (client: Client, channel: string) => client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
