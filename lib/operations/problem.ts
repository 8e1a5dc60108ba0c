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
