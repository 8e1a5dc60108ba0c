/**
 * Something the operator can mend. Scripts print `message` as one sentence, without a stack,
 * and leave with a non-zero code.
 */
export class OperationProblem extends Error {
  override name = 'OperationProblem'
}

/** The errno code of a system error, such as `ENOSPC`, or undefined. */
export const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Codes that say there is no room left: of the system, and of Postgres (disk_full). */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** The one sentence an operator needs, or null for an error that nobody foresaw. */
export function toSentence(error: unknown): string | null {
  if (error instanceof OperationProblem) return error.message
  if (DISK_FULL.includes(errorCode(error) ?? '')) return 'The disk is full. Free some space and try again.'
  return error instanceof Error && error.cause ? toSentence(error.cause) : null
}
