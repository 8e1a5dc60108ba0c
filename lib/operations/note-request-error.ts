import { log } from '../core/log'

type Asked = { method: string; path: string; routePath: string; routeType: string }

/**
 * Notes a request that failed where nobody foresaw it. The reference is the one that the page shows. A form whose sender's
 * line broke on the way, or whose parts never end, is no fault of the site's: among those it would hide them from the
 * administrators.
 */
export function noteRequestError(error: unknown, { path, ...asked }: Asked): void {
  // Without its query, which can hold what lets somebody in.
  const fields = { ...asked, path: path.split('?')[0] }
  if (isBrokenOff(error)) {
    log.info('request.broken_off', fields)
    return
  }
  if (asked.method === 'POST' && isCutOff(error)) {
    log.info('request.cut_off', fields)
    return
  }
  const reference = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  log.error('request.failed', error, { reference, ...fields })
}

/** Whether a request was broken off, as Node says it; a connection to the database that is reset has other words. */
const isBrokenOff = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

/** What reads a form says so of one that ends inside of a part: one reads those that scripts send, the other all others. */
const isCutOff = (error: unknown) =>
  error instanceof Error && /^(?:Unexpected end of form|Failed to parse body as FormData\.)$/.test(error.message)
