import { existsSync } from 'node:fs'
import { readEnv } from '@/lib/core/env-variables'
import { type Database, installationSecrets } from './database'
import { dataRoot } from './folders'
import { OperationProblem } from './problem'

/** Reads `.env` if there is one; what the environment already says wins. */
export function loadEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** What may stand behind a command that listens. */
export const PORT_FLAG = /^(?:--port \S+)?$/

/**
 * The port of `--port`, else of `PORT`, else 3000.
 * @throws OperationProblem for anything but 1 to 65535.
 */
export function wantedPort(): number {
  const flag = process.argv.indexOf('--port')
  const said = flag > 0 ? process.argv[flag + 1] : process.env.PORT
  const port = Number(said || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new OperationProblem(`PORT must be a whole number from 1 to 65535, not "${said}".`)
  return port
}

/**
 * Whether an empty database gets the sample site. `SAMPLE_CONTENT` decides, else `unlessSaid`.
 * @throws OperationProblem for another word than yes and no: `true` must not mean no.
 */
export function wantsSampleContent(unlessSaid: boolean): boolean {
  const said = process.env.SAMPLE_CONTENT
  if (said && said !== 'yes' && said !== 'no')
    throw new OperationProblem(`SAMPLE_CONTENT must be yes or no, not "${said}".`)
  return said ? said === 'yes' : unlessSaid
}

/** Where readers find the site. */
export const siteAddress = (port: number) => process.env.SITE_URL || new URL(`http://localhost:${port}`).origin

/**
 * The environment of the build and the server: what the operator set, the rest from this installation.
 * @throws OperationProblem naming the variable that is not usable.
 */
export function siteEnv(database: Pick<Database, 'url'>, port: number): NodeJS.ProcessEnv {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: database.url,
    AUTH_SECRET: process.env.AUTH_SECRET || installationSecrets().auth,
    SITE_URL: siteAddress(port),
    DATA_DIR: dataRoot(),
    PORT: String(port),
  }
  try {
    readEnv(env)
  } catch (error) {
    throw new OperationProblem(error instanceof Error ? error.message : String(error))
  }
  return env
}
