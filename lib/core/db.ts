import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { env } from './env'

/**
 * The one database client. Only queries, actions and commands of a room use it (tests/architecture).
 * Secrets that are stored as hashes are left out of every result unless a select names them.
 */
function openClient() {
  return new PrismaClient({
    adapter: new PrismaPg({
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL,
      // A query that runs longer is a fault; it must not hold a connection.
      statement_timeout: 15_000,
      connectionTimeoutMillis: 10_000,
    }),
    omit: {
      user: { passwordHash: true, totpSecret: true },
      session: { tokenHash: true },
      accountToken: { tokenHash: true, codeHash: true, pendingPasswordHash: true },
      invitation: { tokenHash: true },
      newsletterSubscriber: { tokenHash: true },
    },
  })
}

/** In development every reload evaluates this module anew; the client must survive it. */
const kept = globalThis as typeof globalThis & { fieldtestDb?: ReturnType<typeof openClient> }

export const db = kept.fieldtestDb ?? openClient()
if (env.NODE_ENV === 'development') kept.fieldtestDb = db

/** The client or a transaction of it: what a command takes so that its caller decides. */
export type Db = Omit<typeof db, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>
