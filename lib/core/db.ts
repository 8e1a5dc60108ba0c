import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool, type PoolClient, type QueryResultRow } from 'pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { noteDatabase } from './database-note'
import { env } from './env'
import { log } from './log'
import { IDLE_MS } from './mail/patience'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * Notes what became of each attempt to get a connection: a page that fails for want of one is 503
 * (lib/operations/exact-status.ts).
 */
class NotingPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected) {
    if (!connected)
      return new Promise<PoolClient>((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      )
    super.connect((error, client, done) => {
      noteDatabase(!error)
      if (client) endIfBusy(client)
      connected(error, client, done)
    })
  }
}

/**
 * A connection that is given back inside of a transaction is ended: who waits for a statement gives up before the statement
 * does, the way back is then never sent, and what the next one writes on that connection would be nobody's.
 */
function endIfBusy(client: PoolClient) {
  const release = client.release
  client.release = (problem) =>
    release(problem ?? (client.getTransactionStatus() === 'I' ? undefined : new Error('A transaction is open.')))
}

/** The connections of the process, which the client below and `queryPrepared` share. */
function openPool() {
  const pool = new NotingPool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    // A query that runs longer is a fault; it must not hold a connection.
    statement_timeout: 15_000,
    // A database that hangs does not even say that: whoever waits for it is told so all the same.
    query_timeout: 20_000,
    // Longer than a mail may take to be handed over, the longest that a transaction waits between two statements.
    idle_in_transaction_session_timeout: IDLE_MS,
    connectionTimeoutMillis: 10_000,
    // Prisma's adapter writes and reads times without their zone, and days are counted in UTC, wherever the database stands.
    onConnect: (client) => client.query("SET TIME ZONE 'UTC'"),
  })
  // The database may end connections that nobody uses at the moment; unheard, that would end the process.
  pool.on('error', (error) => {
    noteDatabase(false)
    log.warn('database.connection_lost', { problem: error.message })
  })
  return pool
}

/**
 * The one database client. Only queries, actions and commands of a room use it (tests/architecture).
 * Secrets that are stored as hashes are left out of every result unless a select names them.
 */
function openClient(pool: Pool) {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    omit: {
      user: { passwordHash: true, totpSecret: true },
      session: { tokenHash: true },
      accountToken: { tokenHash: true, codeHash: true },
      invitation: { tokenHash: true },
      newsletterSubscriber: { tokenHash: true },
    },
  })
}

/** The bundler makes copies of this module, and in development every reload evaluates it anew: one pool serves them all. */
const kept = globalThis as typeof globalThis & { fieldtestDb?: { pool: Pool; client: ReturnType<typeof openClient> } }

function open() {
  const pool = openPool()
  return { pool, client: openClient(pool) }
}

kept.fieldtestDb ??= open()
const { pool, client } = kept.fieldtestDb

export const db = client

/**
 * One statement whose plan each connection keeps under `name`: for what every request of a member asks, where Prisma's part
 * of the way costs more than the database's. The text of a name never changes. Times come as Date, bigint as text.
 */
export async function queryPrepared<Row extends QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows
}

/** The client or a transaction of it: what a command takes so that its caller decides. */
export type Db = Omit<typeof db, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>
