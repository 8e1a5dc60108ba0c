import { errorCode, OperationProblem } from './problem'

const AWAY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
]

/** What Node says of a certificate that it does not believe. */
const CERTIFICATE = /^(CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/

type Place = { server: string; database: string }

/** By the code of Postgres, or of the connection. */
const SENTENCES: Record<string, (at: Place) => string> = {
  '28P01': ({ server }) => refused(server),
  '28000': ({ server }) => refused(server),
  '3D000': ({ server, database }) =>
    `The database ${database} of DATABASE_URL does not exist at ${server}. Create it first.`,
  '42501': ({ server, database }) =>
    `The user of DATABASE_URL may not make tables in ${database} at ${server}. Make it the owner of that database.`,
  '53100': () => 'The disk of the database server is full. Free some space and try again.',
  '53300': ({ server }) =>
    `The database at ${server} has no connection left. Raise its max_connections, or lower DATABASE_POOL.`,
  // Only migrations wait for a bounded time (lib/operations/schema-engine.ts).
  '55P03': ({ server }) => `Another process is migrating the database at ${server}. Try again when it has ended.`,
  '57P03': ({ server }) => `The database at ${server} is just starting or stopping. Try again in a moment.`,
  ECONNRESET: ({ server }) =>
    `The database at ${server} breaks the connection off. Does it speak TLS, as sslmode in DATABASE_URL may ask?`,
  ENOENT: ({ server }) =>
    `A file or socket that DATABASE_URL names for ${server} is not there. Check sslrootcert, sslcert, sslkey and host.`,
}

/** The packaged Postgres has no address that anybody wrote; its password is a file of the installation. */
const refused = (server: string) =>
  process.env.DATABASE_URL
    ? `The database at ${server} refuses the user or password of DATABASE_URL.`
    : 'The packaged Postgres refuses the password in secrets.json of the data folder. Put that file back from a copy.'

/** A known failure of the database at `url` in one sentence; anything else as it came. */
export function toDatabaseProblem(url: string, error: unknown): unknown {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const server = host.startsWith('/') ? host : `${host || 'localhost'}:${port || 5432}`
  const code = errorCode(error) ?? ''
  if (AWAY.includes(code)) {
    return new OperationProblem(
      `No database answers at ${server} (DATABASE_URL). Check the address, and that the server runs.`,
    )
  }
  if (CERTIFICATE.test(code)) {
    return new OperationProblem(
      `The certificate of the database at ${server} is not believed (${code}). In DATABASE_URL name its authority with sslrootcert=/path, or take it as it is with sslmode=no-verify.`,
    )
  }
  const sentence = SENTENCES[code]
  return sentence ? new OperationProblem(sentence({ server, database: decodeURIComponent(pathname.slice(1)) })) : error
}
